/** What was solved, how, and on which days: kept on the device, and nowhere else. */
export type State = "new" | "begun" | "missed" | "solved" | "first";

const KEPT_AS = "sixgun.puzzles";

interface Stored {
  states: Record<string, State>;
  /** The days whose puzzle was solved on that day, as in 2026-11-16. */
  days: string[];
}

class Kept {
  private stored = $state.raw<Stored>(restore());

  get days(): readonly string[] {
    return this.stored.days;
  }

  of(puzzle: string): State {
    return this.stored.states[puzzle] ?? "new";
  }

  isSolved(puzzle: string): boolean {
    return ["solved", "first"].includes(this.of(puzzle));
  }

  begin(puzzle: string): void {
    if (this.of(puzzle) === "new") this.keep(puzzle, "begun");
  }

  /** An answer. The first counts, unless there was help; what is solved once stays solved. */
  answer(puzzle: string, right: boolean, helped: boolean, day: string | null): void {
    const before = this.of(puzzle);
    if (right && day && !this.days.includes(day)) this.stored = { ...this.stored, days: [...this.days, day] };
    if (this.isSolved(puzzle)) this.keep(puzzle, before);
    else if (!right) this.keep(puzzle, "missed");
    else this.keep(puzzle, before === "missed" || helped ? "solved" : "first");
  }

  private keep(puzzle: string, state: State): void {
    this.stored = { ...this.stored, states: { ...this.stored.states, [puzzle]: state } };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.stored));
    } catch {
      // a browser that keeps nothing begins anew
    }
  }
}

function restore(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Stored>;
    return { states: found.states ?? {}, days: found.days ?? [] };
  } catch {
    return { states: {}, days: [] };
  }
}

export const kept = new Kept();

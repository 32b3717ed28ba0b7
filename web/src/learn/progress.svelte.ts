/** How far somebody is in each lesson: kept on the device, and nowhere else. */
export const LESSONS = ["card", "dice"] as const;
export type LessonName = (typeof LESSONS)[number];

const KEPT_AS = "sixgun.lessons";

class Progress {
  /** The step somebody is at, or as many as there are when he is through; none before the first. */
  at = $state<Partial<Record<LessonName, number>>>(restore());

  keep(lesson: LessonName, step: number): void {
    if (this.at[lesson] === step) return;
    this.at = { ...this.at, [lesson]: step };
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify(this.at));
    } catch {
      // a browser that keeps nothing begins anew
    }
  }
}

function restore(): Partial<Record<LessonName, number>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Record<LessonName, number>>;
  } catch {
    return {};
  }
}

export const progress = new Progress();

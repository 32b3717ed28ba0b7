/** Whether leaving the table is asked about right now. */
class Leaving {
  /** The question whether to leave is on the page. */
  asked = $state(false);
}

export const leaving = new Leaving();

/** The part of `navigator.connection` that matters; Firefox and Safari have none. */
export interface ConnectionInfo {
  saveData?: boolean;
  effectiveType?: string;
}

/** True when the reader's connection is to be spared: data saver, or 2g in any kind. */
export function isSparing(connection: ConnectionInfo | undefined): boolean {
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}

/** True when the shell is not worth its bytes before somebody wants it. */
export function isSlow(connection: ConnectionInfo | undefined): boolean {
  return isSparing(connection) || connection?.effectiveType === "3g";
}

/** What the queue works on. */
export interface PrefetchQueueOptions {
  /** Resolves to the length of what was loaded; 0 for what cost nothing. */
  load(route: string, priority: RequestPriority): Promise<number>;
  /** Asked before each load: the connection may have changed. */
  isAllowed(): boolean;
  /** How many low-priority loads run at once. */
  concurrency: number;
  /** Length of what is loaded in turn, at most, until the queue is emptied. */
  budget: number;
}

/** Routes to load ahead, each once. */
export interface PrefetchQueue {
  /** Loads in its turn, with low priority. */
  add(route: string): void;
  /** Takes a route back that is still waiting: its link has left the screen. */
  remove(route: string): void;
  /** Loads at once, with high priority: the reader is about to press. */
  urge(route: string): void;
  /** Forgets what is waiting, what was loaded, and what it cost: another page is shown. */
  empty(): void;
}

/** Creates an empty queue. */
export function createPrefetchQueue(options: PrefetchQueueOptions): PrefetchQueue {
  const waiting = new Set<string>();
  /** Routes loaded by turn, and by urging: urging one that waits on a slow line still counts. */
  const added = new Set<string>();
  const urged = new Set<string>();
  let running = 0;
  let spent = 0;

  const isOver = () => running >= options.concurrency || spent >= options.budget;
  const fill = () => {
    for (const route of waiting) {
      if (isOver() || !options.isAllowed()) return;
      waiting.delete(route);
      added.add(route);
      running++;
      const done = (cost: number) => {
        running--;
        spent += cost;
        fill();
      };
      options.load(route, "low").then(done, () => done(0));
    }
  };

  return {
    add(route) {
      if (added.has(route) || urged.has(route)) return;
      waiting.add(route);
      fill();
    },
    remove: (route) => waiting.delete(route),
    urge(route) {
      if (urged.has(route) || !options.isAllowed()) return;
      urged.add(route);
      waiting.delete(route);
      options.load(route, "high").catch(() => {});
    },
    empty() {
      for (const routes of [waiting, added, urged]) routes.clear();
      spent = 0;
    },
  };
}

/** The state of a thing that is not there. */
export const ABSENT = 'absent';

/** An answer to a change. */
export interface ChangeAnswer {
  status: number;
  body?: { id?: string; code?: string } | undefined;
}

/** A thing as it was found: its name, which nothing else has, and everything that was asked of it in words. */
export interface Found {
  name: string;
  state: string;
  id: string;
}

/** What is not as the journal says, in words. */
export interface Findings {
  /** Acknowledged, and not there or as it was before. */
  lost: string[];
  /** There more often than once. */
  doubled: string[];
  /** In a state that nobody asked for. */
  halfDone: string[];
  /** Answers that a client must not get, whatever is broken. */
  wrong: string[];
}

/** What is known of one kind of fault. */
interface FaultTally extends Findings {
  times: number;
  acknowledged: number;
  /** Refused for now: a client may ask again. */
  refused: number;
  healMs: number[];
}

interface Thing {
  id: string | undefined;
  /** The last acknowledged state, and those asked for since. */
  allowed: Set<string>;
  /** Every state that was ever asked for. */
  asked: Set<string>;
  /** A change of it is under way, or was when its answer got lost. */
  isOpen: boolean;
}

/** Answers that promise to be over soon. */
const REFUSALS = [429, 503, 507];

/**
 * What a client asked for, what was acknowledged, and what is found afterwards. Faults are announced to it, so that
 * everything is counted under the fault it happened with.
 */
export type Journal = ReturnType<typeof createJournal>;

export function createJournal() {
  const things = new Map<string, Thing>();
  const tallies = new Map<string, FaultTally>();
  let current = tallyOf('no fault');

  function tallyOf(fault: string): FaultTally {
    const known = tallies.get(fault);
    if (known !== undefined) return known;
    const made: FaultTally = {
      times: 0,
      acknowledged: 0,
      refused: 0,
      healMs: [],
      lost: [],
      doubled: [],
      halfDone: [],
      wrong: [],
    };
    tallies.set(fault, made);
    return made;
  }

  const sum = () => {
    const all = [...tallies.values()];
    return {
      acknowledged: all.reduce((count, tally) => count + tally.acknowledged, 0),
      lost: all.flatMap((tally) => tally.lost),
      doubled: all.flatMap((tally) => tally.doubled),
      halfDone: all.flatMap((tally) => tally.halfDone),
      wrong: all.flatMap((tally) => tally.wrong),
    };
  };

  return {
    /** What follows is counted under this fault. */
    begin(fault: string): void {
      current = tallyOf(fault);
      current.times++;
    },

    /** The fault is over: what it had stopped went on after this long. */
    healed(afterMs: number): void {
      current.healMs.push(afterMs);
    },

    /**
     * Asks for a state of a thing, and notes what was answered. Until it is acknowledged both the old and the new state
     * may be true.
     * @throws what `ask` throws: the answer got lost
     */
    async record<Answer extends ChangeAnswer>(
      name: string,
      state: string,
      ask: () => Promise<Answer>,
    ): Promise<Answer> {
      const thing = things.get(name) ?? {
        id: undefined,
        allowed: new Set([ABSENT]),
        asked: new Set([ABSENT]),
        isOpen: false,
      };
      things.set(name, thing);
      thing.isOpen = true;
      thing.allowed.add(state);
      thing.asked.add(state);
      const answer = await ask();
      if (answer.status >= 200 && answer.status < 300) {
        current.acknowledged++;
        thing.allowed = new Set([state]);
        thing.id = answer.body?.id ?? thing.id;
      } else if (REFUSALS.includes(answer.status)) current.refused++;
      else current.wrong.push(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      thing.isOpen = false;
      return answer;
    },

    /** Things that are there, as far as is known, and whose changes have all been answered. */
    atRest(kind: string): { name: string; id: string }[] {
      return [...things].flatMap(([name, { id, allowed, isOpen }]) =>
        name.startsWith(kind) && id !== undefined && !isOpen && !allowed.has(ABSENT) ? [{ name, id }] : [],
      );
    },

    /** Compares everything found of a kind with what was acknowledged; from then on, what was found is true. */
    compare(kind: string, found: readonly Found[]): void {
      const byName = Map.groupBy(found, ({ name }) => name);
      for (const [name, same] of byName) {
        if (same.length > 1) current.doubled.push(`${name} is there ${same.length} times`);
        if (!things.has(name)) current.halfDone.push(`${name} was never asked for`);
      }
      for (const [name, thing] of things) {
        if (!name.startsWith(kind)) continue;
        const one = byName.get(name)?.[0];
        const state = one?.state ?? ABSENT;
        if (!thing.allowed.has(state)) {
          const list = thing.asked.has(state) ? current.lost : current.halfDone;
          list.push(`${name} is ${state} instead of ${[...thing.allowed].join(' or ')}`);
        }
        thing.allowed = new Set([state]);
        thing.id = one?.id ?? thing.id;
        thing.isOpen = false;
      }
    },

    /** Everything that is not as it should be, and how much was acknowledged in all. */
    sum,

    /** One line for each kind of fault: acknowledged, lost, time to heal. */
    report(where: string): string {
      return [...tallies]
        .filter(([, { times, acknowledged }]) => times + acknowledged > 0)
        .map(([fault, tally]) =>
          [
            `${where}: ${fault}${tally.times > 1 ? ` ×${tally.times}` : ''}`,
            `${tally.acknowledged} acknowledged`,
            ...(tally.refused > 0 ? [`${tally.refused} refused for now`] : []),
            `${tally.lost.length} lost`,
            `${tally.doubled.length} doubled`,
            `${tally.halfDone.length} half-done`,
            ...(tally.wrong.length > 0 ? [`${tally.wrong.length} wrong answers`] : []),
            ...(tally.healMs.length > 0 ? [`healed after ${inSeconds(tally.healMs)}`] : []),
          ].join(', '),
        )
        .join('\n');
    },
  };
}

function inSeconds(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const text = (ms: number) => (ms / 1000).toFixed(1);
  const longest = text(sorted.at(-1)!);
  if (sorted.length === 1) return `${longest} s`;
  return `${text(sorted[(sorted.length - 1) >> 1]!)} s (median) and ${longest} s (longest)`;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/**
 * One life of a worker at work on one job: it takes so many steps, and dies before the next one. A step is whatever
 * leaves the process: a statement to the database, an operation on the storage, a call of a model, of the photo decoder
 * or of a web site, a mail. From its death on nothing leaves it any more, so what the code does to clean up after
 * itself does not happen, as it would not after a kill.
 */
export interface Life {
  stepsLeft: number;
  steps: string[];
  isOver: boolean;
}

/** What is thrown in place of the step that is not taken. */
export class DiedError extends Error {
  override name = 'DiedError';
}

const lives = new AsyncLocalStorage<Life>();

/** Runs work as a life of so many steps; what it throws is of no interest once it is over. */
export async function live(stepsLeft: number, work: () => Promise<void>): Promise<Life> {
  const life: Life = { stepsLeft, steps: [], isOver: false };
  try {
    await lives.run(life, work);
  } catch (error) {
    if (!life.isOver) throw error;
  }
  return life;
}

/** Takes a step, where steps are counted. @throws DiedError in place of the first one too many, and of all after it */
function step(what: string): void {
  const life = lives.getStore();
  if (life === undefined) return;
  if (life.stepsLeft === 0) life.isOver = true;
  if (life.isOver) throw new DiedError(what);
  life.stepsLeft--;
  life.steps.push(what);
}

/** A connection whose statements are steps. A transaction left open is rolled back, as it is when a connection breaks. */
export class SteppedClient extends pg.Client {
  override query(...args: any[]): any {
    const statement = String(args[0]?.text ?? args[0]);
    if (statement !== 'rollback') {
      try {
        step(statement.replaceAll(/\s+/g, ' ').trim().slice(0, 80));
      } catch (error) {
        return Promise.reject(error);
      }
    }
    return super.query(...(args as Parameters<pg.Client['query']>));
  }
}

/** Something that services reach for, with every call of it a step. */
export function stepped<Part extends object>(name: string, part: Part): Part {
  return new Proxy(part, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        step(`${name}.${String(key)}`);
        return Reflect.apply(value, target, args);
      };
    },
  });
}

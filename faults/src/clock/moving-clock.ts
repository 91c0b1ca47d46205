import { readFileSync } from 'node:fs';

/**
 * Loaded into a process before everything else: its clock then differs from the machine's by as many milliseconds as
 * the file of TEST_CLOCK_FILE says, which may change at any time. Timers go on as they are, as they do when an
 * operator or a time service moves a clock.
 */
const file = process.env['TEST_CLOCK_FILE'];
const MachineDate = Date;

/** Reading a file at every look at the clock would slow the process down. */
const LOOK_MS = 20;

let offsetMs = 0;
let lookedAtMs = -LOOK_MS;

function now(): number {
  if (file !== undefined && performance.now() - lookedAtMs >= LOOK_MS) {
    lookedAtMs = performance.now();
    offsetMs = Number(readFileSync(file, 'utf8'));
  }
  return MachineDate.now() + offsetMs;
}

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as object,
  apply: () => new MachineDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});

import pg from 'pg';

/**
 * Loaded into a process before everything else: the process kills itself as hard as can be when it is about to send the
 * statement that TEST_DIE_BEFORE is a part of.
 */
const statement = process.env['TEST_DIE_BEFORE'];
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;

pg.Client.prototype.query = function (this: pg.Client, ...args: any[]): any {
  const text = String(args[0]?.text ?? args[0]);
  if (statement !== undefined && text.includes(statement)) process.kill(process.pid, 'SIGKILL');
  return query.apply(this, args);
};

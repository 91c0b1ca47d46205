import { createHash, randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  test('accepts the defaults without any setting', () => {
    const config = readConfig({});
    expect(config.PORT).toBe(3000);
    expect(config.DEMO).toBe(true);
    expect(config.DATABASE_URL).toBeUndefined();
  });

  test('treats an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }).PORT).toBe(3000);
  });

  test('names all faulty settings at once', () => {
    const read = () => readConfig({ PORT: 'eighty', DEMO: 'maybe', SUPPORT_EMAIL: 'nobody' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[\s\S]*DEMO[\s\S]*SUPPORT_EMAIL/);
  });

  test('refuses a bucket without its keys', () => {
    const bucket = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'me' };
    expect(() => readConfig(bucket)).toThrow(/S3_SECRET_ACCESS_KEY: give all/);
    expect(readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: 'secret' }).S3_BUCKET).toBe('photos');
  });

  test('refuses further addresses of a database without its own', () => {
    const address = 'postgres://db.example/tessera';
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']) {
      expect(() => readConfig({ [name]: address })).toThrow(`DATABASE_URL: is needed with ${name}`);
      expect(() => readConfig({ [name]: address, DATABASE_URL: address })).not.toThrow();
    }
  });

  test('accepts an embedding service with an address and a model, and refuses one without a model', () => {
    const service = { EMBEDDINGS_URL: 'https://models.example/v1/' };
    expect(() => readConfig(service)).toThrow(/EMBEDDINGS_MODEL: is needed/);
    const config = readConfig({ ...service, EMBEDDINGS_MODEL: 'large-3', EMBEDDINGS_KEY: 'hunter2' });
    expect(config.EMBEDDINGS_URL).toBe('https://models.example/v1');
    expect(inspect(config)).not.toContain('hunter2');
  });

  test.each([
    ['is short', 'short', /at least 43 characters/],
    ['has few different characters', 'ab'.repeat(40), /too few characters/],
    ['is an example, again and again', 'your-256-bit-secret'.repeat(3), /repeats itself/],
    ['repeats a pattern', '0123456789abcdef'.repeat(4), /repeats itself/],
    ['repeats a pattern and a bit', 'Zx81-Kq07_bVw'.repeat(4).slice(0, 45), /repeats itself/],
    [
      'is the example of a manual',
      'a-string-secret-at-least-256-bits-long-for-HS256',
      /example or a placeholder/,
    ],
    ['asks to be replaced', 'CHANGE_ME_8sJ2kLq9ZpX4vB7nM1cR5tY3wE6uI0oPaSdF', /example or a placeholder/],
    [
      'stands in a standard',
      'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
      /printed in a standard/,
    ],
    [
      'walks across the keyboard',
      'qwertyuiopasdfghjklzxcvbnm1234567890QWERTYUIOPASDFGHJKLZXCVBNM',
      /words or patterns/,
    ],
    ['counts', 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', /words or patterns/],
  ])('refuses a signing key that %s, and names the reason but not the key', (_what, key, reason) => {
    const read = () => readConfig({ SIGNING_KEY: key });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(reason);
    expect(read).not.toThrow(key);
  });

  test.each(['hex', 'base64', 'base64url'] as const)('a random signing key in %s is taken', (encoding) => {
    for (let round = 0; round < 20; round++) {
      const key = randomBytes(32).toString(encoding);
      expect(readConfig({ SIGNING_KEY: key }).SIGNING_KEY?.reveal()).toBe(key);
    }
  });

  test('shows no secret in messages and print-outs', () => {
    const key = createHash('sha256').update('any').digest('hex');
    const config = readConfig({ SIGNING_KEY: key, DATABASE_URL: 'postgres://me:hunter2@localhost/db' });
    const printed = inspect(config, { depth: 5 }) + JSON.stringify(config) + String(config.SIGNING_KEY);
    expect(printed).not.toContain('hunter2');
    expect(printed).not.toContain(key);
    expect(config.SIGNING_KEY?.reveal()).toBe(key);
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@localhost/db' })).toThrow(
      /^(?![\s\S]*hunter2)/,
    );
  });
});

import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  test('defaults are usable as they are', () => {
    const config = readConfig({});
    expect(config.PORT).toBe(3000);
    expect(config.DEMO).toBe(true);
    expect(config.DATABASE_URL).toBeUndefined();
  });

  test('an empty value counts as not given', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }).PORT).toBe(3000);
  });

  test('all faults are named at once', () => {
    const read = () => readConfig({ PORT: 'eighty', DEMO: 'maybe', SUPPORT_EMAIL: 'nobody' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[\s\S]*DEMO[\s\S]*SUPPORT_EMAIL/);
  });

  test('a bucket without its keys is refused', () => {
    const bucket = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'me' };
    expect(() => readConfig(bucket)).toThrow(/S3_SECRET_ACCESS_KEY: give all/);
    expect(readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: 'secret' }).S3_BUCKET).toBe('photos');
  });

  test('a service of embeddings is taken with all it needs', () => {
    const service = { EMBEDDINGS_URL: 'https://models.example/v1/' };
    expect(() => readConfig(service)).toThrow(/EMBEDDINGS_MODEL: is needed/);
    const config = readConfig({ ...service, EMBEDDINGS_MODEL: 'large-3', EMBEDDINGS_KEY: 'hunter2' });
    expect(config.EMBEDDINGS_URL).toBe('https://models.example/v1');
    expect(inspect(config)).not.toContain('hunter2');
  });

  test('a weak signing key is refused', () => {
    expect(() => readConfig({ SIGNING_KEY: 'short' })).toThrow(/SIGNING_KEY/);
    expect(() => readConfig({ SIGNING_KEY: 'ab'.repeat(40) })).toThrow(/SIGNING_KEY/);
  });

  test('no message and no print-out shows a secret', () => {
    const key = '0123456789abcdef'.repeat(4);
    const config = readConfig({ SIGNING_KEY: key, DATABASE_URL: 'postgres://me:hunter2@localhost/db' });
    expect(inspect(config, { depth: 5 }) + JSON.stringify(config) + String(config.SIGNING_KEY)).not.toMatch(
      /hunter2|0123456789abcdef/,
    );
    expect(config.SIGNING_KEY?.reveal()).toBe(key);
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@localhost/db' })).toThrow(
      /^(?![\s\S]*hunter2)/,
    );
  });
});

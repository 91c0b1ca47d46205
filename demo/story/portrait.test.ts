import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storyDesigners } from './designers.ts';
import { drawPortrait, portraitSvg } from './portrait.ts';

test('every designer has a portrait unlike all others', () => {
  const drawings = storyDesigners.map(({ key }) => portraitSvg(key));
  expect(new Set(drawings).size).toBe(storyDesigners.length);
});

test('a portrait is a square PNG, the same each time', async () => {
  const portrait = await drawPortrait('linnea.ahlgren');
  expect(await sharp(portrait).metadata()).toMatchObject({ format: 'png', width: 640, height: 640 });
  expect(await drawPortrait('linnea.ahlgren')).toEqual(portrait);
});

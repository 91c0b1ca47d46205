import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storyDesigners } from '../designers.ts';
import { drawPortrait, portraitSvg } from './portrait.ts';

test('no two designers have the same portrait', () => {
  const drawings = storyDesigners.map(({ key }) => portraitSvg(key));
  expect(new Set(drawings).size).toBe(storyDesigners.length);
});

test('a portrait is a square PNG, and drawing it again gives the same bytes', async () => {
  const portrait = await drawPortrait('linnea.ahlgren');
  expect(await sharp(portrait).metadata()).toMatchObject({ format: 'png', width: 640, height: 640 });
  expect(await drawPortrait('linnea.ahlgren')).toEqual(portrait);
});

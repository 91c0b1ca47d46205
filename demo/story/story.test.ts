import { countries, languages } from 'countries-list';
import { describe, expect, test } from 'vitest';
import { storyCustomers } from './customers.ts';
import { storyDesigners } from './designers.ts';
import { storyStyles } from './story.ts';

const people = [...storyDesigners, ...storyCustomers];
const projects = storyDesigners.flatMap((designer) =>
  designer.projects.map((project) => ({ ...project, style: project.style ?? designer.style })),
);
const orders = storyCustomers.flatMap((customer) => customer.orders);

const wordCount = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter((part) => part.isWordLike)
    .length;

const duplicates = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

test('has as many designers, customers and orders as its description says', () => {
  expect(storyDesigners).toHaveLength(40);
  expect(orders).toHaveLength(60);
  expect(new Set(storyDesigners.map(({ style }) => style))).toEqual(new Set(storyStyles));
});

test('gives no two people and no two things the same name', () => {
  expect(duplicates(people.map(({ key }) => key))).toEqual([]);
  expect(duplicates(people.map(({ firstName, lastName }) => `${firstName} ${lastName}`))).toEqual([]);
  expect(duplicates(projects.map(({ name }) => name))).toEqual([]);
  expect(duplicates(orders.map(({ title }) => title))).toEqual([]);
});

test('uses countries and languages that exist', () => {
  const countryCodes = [...people, ...projects, ...orders].map(({ country }) => country);
  expect(countryCodes.filter((code) => !(code in countries))).toEqual([]);
  expect(people.flatMap((person) => person.languages).filter((code) => !(code in languages))).toEqual([]);
});

/** Ranges that regulators keep free for films and examples. */
const fictionalPhone =
  /^\+(1 \d{3} 555 01\d\d|44 1632 960 \d{3}|44 117 496 0\d{3}|46 40 628 04 \d\d|49 40 66969 \d{3}|33 1 99 00 \d\d \d\d|61 2 5550 \d{4})$/;

test('gives phone numbers only from ranges set aside for fiction', () => {
  const phones = storyDesigners.flatMap(({ phone }) => (phone === undefined ? [] : [phone]));
  expect(phones.filter((phone) => !fictionalPhone.test(phone))).toEqual([]);
});

describe.each(storyDesigners)('$firstName $lastName', (designer) => {
  test('has an address that can be typed', () => {
    expect(designer.key).toMatch(/^[a-z]+\.[a-z]+$/);
  });

  test('shows three to five projects, mostly in one style', () => {
    expect(designer.projects.length).toBeGreaterThanOrEqual(3);
    expect(designer.projects.length).toBeLessThanOrEqual(5);
    expect(designer.projects.filter(({ style }) => style !== undefined).length).toBeLessThanOrEqual(1);
  });

  test.each(designer.projects)('describes $name in one paragraph', ({ description }) => {
    expect(wordCount(description)).toBeGreaterThanOrEqual(40);
    expect(wordCount(description)).toBeLessThanOrEqual(110);
  });
});

describe.each(orders)('the order «$title»', (order) => {
  test('is a few sentences long', () => {
    expect(wordCount(order.brief)).toBeGreaterThanOrEqual(20);
    expect(wordCount(order.brief)).toBeLessThanOrEqual(90);
  });

  test('can be fulfilled: a designer shows such a room in such a style', () => {
    const { style, room } = order.about;
    const fitting = projects.filter((project) => project.style === style && project.rooms.includes(room));
    expect(fitting.map(({ name }) => name)).not.toEqual([]);
  });

  test('links to web pages', () => {
    expect(order.links.length).toBeLessThanOrEqual(3);
    expect(order.links.filter((link) => new URL(link).protocol !== 'https:')).toEqual([]);
  });
});

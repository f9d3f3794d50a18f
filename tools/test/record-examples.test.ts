import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ExampleMisfit, type Kept, recorded, written } from '../src/examples/recording.ts';
import { TITLES, titleName } from '../src/titles.ts';

const ALL = TITLES.map((title) => {
  const path = fileURLToPath(new URL(`../../games/${titleName(title)}/facts/played.json`, import.meta.url));
  const text = readFileSync(path, 'utf8');
  const { played } = JSON.parse(text) as { readonly played: readonly Kept[] };
  return { name: titleName(title), rules: title.rules, text, played };
});

describe.each(ALL)('the worked examples of $name', ({ rules, text, played }) => {
  it('are recorded as the rules play them: npm run record-examples writes them', () => {
    expect(written(played.map((each) => recorded(rules, each)))).toBe(text);
  });

  it('can be written without names, and with the table’s automatic choices', () => {
    const first = played[0] ?? expect.fail('no example');
    const nameless = first.plays.map((stretch) => stretch.map((choice) => choice.replace(/^\w+ /, '')));
    expect(recorded(rules, { ...first, plays: nameless })).toEqual(first);
  });

  it('name the part that the rules do not allow', () => {
    const first = played[0] ?? expect.fail('no example');
    const spoilt = { ...first, plays: [...first.plays, ['fly to-the-moon']] };
    expect(() => recorded(rules, spoilt)).toThrow(ExampleMisfit);
    expect(() => recorded(rules, spoilt)).toThrow(`${first.id}, stretch ${first.plays.length + 1}: "fly to-the-moon"`);
  });
});

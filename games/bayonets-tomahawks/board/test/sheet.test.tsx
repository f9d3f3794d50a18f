import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { LANGUAGES, type Language, type SheetRule } from '@carillon/board';
import { renderToString } from 'solid-js/web';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { isOdds } from '../src/sheet/Chances.tsx';
import { played, type Sample } from './samples.ts';

const Rule: SheetRule = (props) => <i data-rule={props.rule}>{props.rule}</i>;

/** What the rules answer to the sheet's inquiry; fights are fought a few times only. */
function answerTo({ view }: Sample): unknown {
  const { name, args } = title.sheets.inquiry;
  return bayonetsTomahawks.query(bayonetsTomahawks.fromView(view), name, { ...args, runs: 20 });
}

/** The words of a sheet. */
function sheetOf(sample: Sample, kind: string, answer: unknown, language: Language): string {
  const subject = { kind, at: 'albany', running: true, entries: [], key: kind };
  const { Sheet } = title.sheets;
  const html = renderToString(() => (
    <Sheet view={sample.view} language={language} subject={subject} answer={answer} Rule={Rule} />
  ));
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** Some questions of Battles and Raids for which the rules tell odds. */
const foretold = (kind: string) =>
  played()
    .samples.map((sample) => ({ sample, answer: answerTo(sample) }))
    .filter(({ answer }) => isOdds(answer) && answer.kind === kind)
    .slice(0, 6);

describe('the odds on a sheet', () => {
  it.each(['battle', 'raid'])('of a %s are told in both languages, with their rule', (kind) => {
    const found = foretold(kind);
    expect(found.length).toBeGreaterThan(2);
    for (const { sample, answer } of found) {
      for (const language of LANGUAGES) {
        const words = sheetOf(sample, kind, answer, language);
        expect(words).toMatch(/\d+\s?%/);
        expect(words).toContain(kind === 'battle' ? '13.6' : '9.3');
        expect(words).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  });

  it('are not told where the rules tell none', () => {
    const [sample] = played().samples;
    if (!sample) throw new Error('there are no samples');
    expect(sheetOf(sample, 'raid', null, 'en')).not.toContain('%');
  });
});

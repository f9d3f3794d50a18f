import type { Language, War } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';

/** A scenario in a minute; loaded when first asked for. */
export async function war(scenario: string, language: Language): Promise<War> {
  const { warOf } = await import('./war.ts');
  await textsLoaded();
  return warOf(scenario, language);
}

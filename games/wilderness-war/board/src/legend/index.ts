import type { Language, Target } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';
import type { View } from '@carillon/wilderness-war-rules/reference';

/** What is printed on something and lies on it, in sentences; loaded when first asked for. */
export async function legend(view: View, target: Target, language: Language): Promise<readonly string[]> {
  const { spelled } = await import('./spelled.ts');
  await textsLoaded();
  return spelled(view, target, language);
}

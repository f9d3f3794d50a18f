import type { View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, Sign, Target } from '@carillon/board';
import { textsLoaded } from '@carillon/board/spoken';

/** What is printed on something and lies on it, in sentences; loaded when first asked for. */
export async function legend(view: View, what: Target | Sign, language: Language): Promise<readonly string[]> {
  const [{ spelled }, { signLines }] = await Promise.all([import('./spelled.ts'), import('./signs.ts')]);
  await textsLoaded();
  return what.kind === 'sign' ? signLines(view, what.id, language) : spelled(view, what, language);
}

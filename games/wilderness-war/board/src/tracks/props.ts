import type { Language } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';

export interface TracksProps {
  readonly view: View;
  readonly language: Language;
  /** The side that is to choose. */
  readonly asked: string | null;
}

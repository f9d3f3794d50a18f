import type { Language } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules';

export interface TracksProps {
  readonly view: View;
  readonly language: Language;
}

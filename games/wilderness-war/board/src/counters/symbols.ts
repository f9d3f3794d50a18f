import { symbols, type UnitSign } from '@carillon/board';
import { signOf as sign } from '@carillon/wargame-board';
import type { UnitClass } from '@carillon/wilderness-war-rules/reference';

const { ANCHOR, ANCHOR_RING, CANOE, DRUM, DRUM_BODY, FEATHER, HATCHET, HORN, HORN_CORD } = symbols;
const { MITRE, MUSKET, PADDLE, QUILL, THISTLE, TRICORNE } = symbols;

/** The sign of each class of unit. */
export const UNIT_SIGNS: Readonly<Record<UnitClass, UnitSign>> = {
  regular: sign(MUSKET, '', 52),
  'marine-detachment': sign('', ANCHOR + ANCHOR_RING),
  militia: sign(DRUM, DRUM_BODY),
  coureurs: sign(CANOE, PADDLE),
  indian: sign(FEATHER, QUILL),
  'royal-american': sign(MITRE, 'M-7 5.6H7'),
  highland: sign(THISTLE),
  'light-infantry': sign(HORN, HORN_CORD),
  'northern-provincial': sign(TRICORNE),
  'southern-provincial': sign(TRICORNE, 'M-6 6.6H6'),
  ranger: sign(HATCHET),
};

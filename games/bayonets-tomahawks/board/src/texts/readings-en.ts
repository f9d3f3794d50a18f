import type { EventName } from '@carillon/bayonets-tomahawks-rules/reference';

// Open readings of the cards; docs/cards-open.md lists the same.
export const enReadings: { readonly [E in EventName]?: string } = {
  'round-up-men-and-equipment':
    'An Indian unit whose Village is not in friendly hands does not come back; Fleets may be flipped.',
  'forced-march': 'One more point, added after any doubling, in one Army Movement, for all units but Light units.',
  'wintering-rear-admiral': 'In the third scenario only, one Fleet fewer is drawn that Year.',
  'cherokee-diplomacy-french': 'The spaces meant are those from New York southward.',
  'armed-battoemen': 'A Rout marker is removed only if no British stack is Out of Supply.',
  'reluctant-wagoneers': 'Plain Army points only: neither doubled ones nor those for Sail.',
  'disease-in-british-camp': 'From 1757 on, if only one kind of Brigade is present, only that kind is hit.',
  'french-lake-warships': 'Retreats and supply still use the connection.',
  'rough-seas': 'The Flags of Fleets of both sides are ignored.',
  'smallpox-epidemic': 'It leaves the game when it has been played.',
  'pursuit-of-elevated-status': 'One Interception die and the Raid die of one Raid are rolled again.',
  'lets-see-how-the-french-fight': 'British Indian units are barred, too.',
};

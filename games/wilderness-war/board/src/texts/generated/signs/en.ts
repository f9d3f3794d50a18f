// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const enMessages: Messages<Args> = {
  "signs.spaces": () => "Spaces",
  "signs.cultivated": () => "Cultivated space, originally French or British [2.0].",
  "signs.wilderness": () => "Wilderness: after passing it, Drilled Troops without Auxiliaries must stop [6.2].",
  "signs.mountain": () => "Mountain: every march stops here, unless there is a friendly fortification [6.2].",
  "signs.fortress": () => "Fortress: a cultivated space in a star. It cannot be built or destroyed; its capture scores 3 VP [9.22].",
  "signs.port": () => "Anchor: a port, for movement by sea [6.4].",
  "signs.settlement": () => "Lodge: an Indian settlement. The band has the colour of its tribe’s counters [2.0].",
  "signs.scores": () => "Rays: Niagara or Ohio Forks. It scores 1 VP each time it changes hands [13.23].",
  "signs.connections": () => "Connections",
  "signs.land": () => "By land only.",
  "signs.water": () => "River or lake shore: by boat or by land [6.3].",
  "signs.arrow": () => "Arrow: one way only. The brown ones leave the Pays d’en Haut, the red ones are for British Amphibious Landings [2.0].",
  "signs.works": () => "Forts and sieges",
  "signs.stockade": () => "Stockade, French or British. Enemy Drilled Troops capture or destroy it, and score 1 VP [5.45].",
  "signs.fort": () => "Fort: only a siege takes it. Its capture scores 2 VP [9.22].",
  "signs.fortStarted": () => "Pickaxe: a fort under construction. It counts for nothing until it is completed [5.44].",
  "signs.captured": () => "Flag on a fortress: the British have captured it [9.22].",
  "signs.siege": () => "Siege: the balls show its level. A fort can be assaulted at level 1, a fortress at level 2 [8.24].",
  "signs.markers": () => "Markers",
  "signs.raided": () => "Raided by this side: half a VP at the end of the year [13.22].",
  "signs.allied": () => "Allied settlement: the Indians of this tribe fight for this side, and the enemy may raid it [10.1].",
  "signs.amphib": () => "Amphib marker: British forces come and go by sea here as at a port [6.432].",
  "signs.fieldworks": () => "Fieldworks: attackers fire one column to the left [7.55]."
};

// How the positions of lessons end: a side is to play a card.

/** The running procedures: the card play of a side. */
export const turnOf = (side: 'french' | 'british'): string => `
running game.season
running season.phase side=${side}
running phase.card side=${side}
`;

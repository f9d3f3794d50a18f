// What is laid over the map, in English.

export const enOverlays = {
  'overlay.supply-french': 'French supply',
  'overlay.supply-british': 'British supply',
  'overlay.reach': 'Reach of the force',
  'overlay.interception': 'Interception risk',
  'overlay.control': 'Control of fortresses',
  'overlay.raids-french': 'Raid targets of the French',
  'overlay.raids-british': 'Raid targets of the British',
  'overlay.winter': 'Winter Attrition to come',
  'overlay.pickForce': 'Point at a stack, or put the ring on it: its units are taken together.',

  'supply.said':
    '{side}: Drilled Troops are in supply in {count} {count|space|spaces}; {cut} {cut|stack|stacks} out of supply (12.1).',
  'supply.in': 'in supply',
  'supply.out': 'Drilled Troops out of supply',
  'supply.line': 'In supply: {spaces}.',
  'supply.outLine': 'Out of supply: {place}, {pieces}.',

  'reach.said': '{force} could reach {count} {count|space|spaces} in one activation (6.1).',
  'reach.cost': 'spaces to enter',
  'reach.ends': 'the march must end there',
  'reach.sea': 'by sea',
  'reach.line': '{place}: {cost} {cost|space|spaces}{notes}.',
  'reach.note.ends': ', must end there',
  'reach.note.enemies': ', enemies are there',
  'reach.note.intercepted': ', the enemy may intercept',
  'reach.note.sea': ', by sea',
  'reach.note.infiltration': ', by infiltration',

  'interception.said': '{force} may be intercepted in {count} of the {all} spaces that it could reach (6.7).',
  'interception.risk': 'the enemy may intercept',
  'interception.free': 'reached without that risk',
  'interception.line': '{place}: the enemy may intercept.',

  'control.said': 'The French control {french} {french|fortress|fortresses}, the British {british} (2.0).',
  'control.french': 'French fortress',
  'control.british': 'British fortress',
  'control.nobody': 'controlled by nobody: besieged or empty',
  'control.line': '{place}: controlled by {side}{port}.',
  'control.port': ', with its port',
  'control.nobodyLine': '{place}: controlled by nobody.',

  'raids.said': '{side}: Auxiliaries would find something to raid in {count} {count|space|spaces} (10.1).',
  'raids.stockade': 'a stockade',
  'raids.settlement': 'an allied settlement',
  'raids.cultivated': 'cultivated land',
  'raids.line': '{place}: {target}{militia}.',
  'raids.militia': ', Militia may come',

  'winter.said':
    'If the year ended now, the winter would cost the French {french} {french|step|steps}, the British {british} (11.1). Coureurs who go home, and pieces that come to a space, may change that.',
  'winter.steps': 'steps that Drilled Troops would lose',
  'winter.line': '{side} at {place}: {eliminated} eliminated, {reduced} reduced.',
} as const;

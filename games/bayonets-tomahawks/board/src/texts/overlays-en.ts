// What is laid over the map, in English.
export const enOverlays = {
  'overlay.supply-french': 'French supply',
  'overlay.supply-british': 'British supply',
  'overlay.control': 'Control',
  'overlay.raids': 'Raid targets',
  'overlay.reach': 'Reach of the force',

  'supply.said':
    '{side}: in supply in {count} {count|space|spaces}, and stacks of Light units alone in {lights} more; {cut} {cut|stack|stacks} out of supply (14.1).',
  'supply.source': 'supply comes from here',
  'supply.all': 'every stack is in supply',
  'supply.lights': 'Light units alone are in supply',
  'supply.cut': 'a stack out of supply',
  'supply.line.cut': 'Out of supply: {spaces}.',
  'supply.line.sources': 'Supply comes from: {spaces}.',
  'supply.line.all': 'Every stack is in supply in: {spaces}.',
  'supply.line.lights': 'Light units alone are in supply in: {spaces}.',

  'control.said': 'Beyond their homes: French {french}, British {british}.',
  'control.line': '{space}: {side}',

  'raids.said': 'Not yet raided: {french} {french|target|targets} of the French, {british} of the British.',
  'raids.french': 'may be raided by the French',
  'raids.british': 'may be raided by the British',

  'reach.said': 'The force could reach {count} {count|space|spaces} with one point, were it to set out now (10.2).',
  'reach.hint': 'Point at a stack, or put a force together. Where a force that has set out may go is lit already.',
  'reach.steps': 'Movement Points',
  'reach.overwhelms': 'enemies would be Overwhelmed',
  'reach.ends': 'the move ends there',
  'reach.line': '{place}: {steps} {steps|point|points}{notes}.',
  'reach.note.enemies': ', {enemies} {enemies|enemy|enemies} there',
  'reach.note.overwhelms': ', to be Overwhelmed',
  'reach.note.ends': ', must end there',
} as const;

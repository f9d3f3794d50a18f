/**
 * Names in lines by their rule number, in the order of the rulebook: `5.46: ownPhase ownWork`. Names without a number
 * come last.
 */
export function byRule(rules: Readonly<Record<string, string>>): string {
  const names = new Map<string, string[]>();
  for (const [name, rule] of Object.entries(rules)) names.set(rule, [...(names.get(rule) ?? []), name]);
  const order = new Intl.Collator('en', { numeric: true });
  const lines = [...names].toSorted(([a], [b]) => order.compare(a, b));
  return lines.map(([rule, each]) => `${rule}: ${each.toSorted().join(' ')}\n`).join('');
}

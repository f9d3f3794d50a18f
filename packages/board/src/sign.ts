/** A track or marker beside the map: it is not a target, but has a legend like one. */
export interface Sign {
  readonly kind: 'sign';
  readonly id: string;
}

/** The attribute by which an element names its sign. */
export const SIGN_ATTRIBUTE = 'data-sign';

/** The attributes of a sign's element. Keys reach it; its name is read out, and is the heading of its legend. */
export const signed = (
  id: string,
  name: string,
): { readonly role: 'group'; readonly 'data-sign': string; readonly 'aria-label': string; readonly tabindex: 0 } => ({
  role: 'group',
  [SIGN_ATTRIBUTE]: id,
  'aria-label': name,
  tabindex: 0,
});

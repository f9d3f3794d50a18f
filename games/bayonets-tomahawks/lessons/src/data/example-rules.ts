// Made from the facts by `npm run facts`; do not edit.

/** The rules that each worked example illustrates, by its id. */
export const EXAMPLE_RULES: Readonly<Record<string, readonly string[]>> = {
  'overwhelm-threshold': ['10.3.1', '10.3.2', '10.7'],
  'overwhelm-threshold-six': ['10.3.1', '10.3.2', '10.7'],
  'militia-counts-as-units-six': ['10.3.1', '13.2.1', '2.1.2'],
  'militia-counts-as-units-seven': ['10.3.1', '13.2.1', '2.1.2'],
  'raid-success-indian': ['9.0', '9.1', '9.3'],
  'raid-interception-faces-light': ['9.2'],
  'raid-interception-faces-fort-only': ['9.2'],
  'raid-track-wraps': ['9.3', '18.1'],
  'raid-track-wraps-roll': ['9.3', '18.1'],
  'rally-dice': ['14.2'],
  'enter-neutral-village-three': ['8.0', '8.1', '10.3.2'],
  'enter-neutral-village-four': ['8.0', '8.1', '10.3.2'],
  'losses-box-return': ['17.2'],
  'scenario3-end': ['18.2'],
};

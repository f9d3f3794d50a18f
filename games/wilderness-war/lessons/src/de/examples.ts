import type { ExampleBook } from '@carillon/lessons';

/** The worked examples by name, and what each shows. */
export const EXAMPLES: ExampleBook = {
  'monongahela-1755': {
    title: 'Monongahela, 1755',
    about:
      'Ein Hinterhalt verdoppelt das französische Feuer; Braddock fällt, und seine Kolonne weicht zu ihrer Palisade zurück.',
  },
  'western-alliance-1756': {
    title: 'Westliches Bündnis, 1756',
    about: 'Eine 3 unter 5 SP bringt zwei Punkte, für eine Einheit der Mingo und eine der Shawnee.',
  },
  'activate-two-indians-and-leader': {
    title: 'Zwei Indianereinheiten und ein Anführer',
    about: 'Eine Karte vom Wert 2 aktiviert zwei Indianereinheiten und Dumas; alle halten im Gebirge an.',
  },
  'augusta-first-strike': {
    title: 'Miliz in Augusta',
    about: 'Miliz stellt sich einem Überfall, gewinnt bei Gleichstand, und die Plünderer ziehen ohne Überfall ab.',
  },
  'plains-of-abraham-1759': {
    title: 'Die Abraham-Ebene, 1759',
    about: 'Feldschanzen werden entfernt, Miliz kämpft, Wolfe und Montcalm fallen, und Québec wird belagert.',
  },
  'ministerial-crisis-1757': {
    title: 'Ministerkrise',
    about: 'Aus der britischen Hand gehen nur bestimmte Karten verloren; ihr Besitzer wählt.',
  },
  'british-regulars-1757': {
    title: 'Britische Reguläre',
    about: 'Ein gezogener Anführer und drei Reguläre kommen in Häfen an; die Karte verlässt das Spiel.',
  },
  'northern-alliance-1757': {
    title: 'Nördliches Bündnis',
    about: 'Eine 4 wird unter 5 SP halbiert: zwei neue Einheiten in ihren Siedlungen.',
  },
  'loudoun-naval-move-1757': {
    title: 'Loudoun auf See',
    about: 'Loudoun und Abercromby dürfen vierzehn Einheiten führen; fünf fahren mit einer Karte vom Wert 3.',
  },
  'hudson-carry-north-1757': {
    title: 'Ranger fangen ab',
    about: 'Ranger fangen Rigaud neben einem Fort ab; bei Gleichstand gewinnt der Verteidiger.',
  },
  'royal-american-boat-move-1757': {
    title: 'Mit Booten über eine Portage',
    about: 'Eine Einheit fährt mit Booten von New York aus und über die Portage zwischen zwei Forts.',
  },
  'colonial-politics-1757': {
    title: 'Kolonialpolitik',
    about: 'Widerwillige Versammlungen kosten die Briten zwei Provinziale des Südens.',
  },
  'foul-weather-halifax-1757': {
    title: 'Schlechtes Wetter in Halifax',
    about: 'Foul Weather verbietet die See; Amphibious Landing bleibt auf der Hand.',
  },
  'four-indians-two-points-1757': {
    title: 'Vier Indianereinheiten für zwei Punkte',
    about: 'Zwei fahren weit mit Booten, zwei gehen über Land ins Gebirge, wo nur Hilfstruppen abfangen könnten.',
  },
  'construction-ban-1757': {
    title: 'Nicht zweimal hintereinander bauen',
    about: 'Ein Fort wird vollendet; mit der nächsten britischen Karte darf nicht gebaut werden.',
  },
  'culpeper-raids-1757': {
    title: 'Zwei Überfälle auf Culpeper',
    about:
      'Beide Stämme schleichen sich an Augusta vorbei; ein Überfall misslingt, einer gelingt, und beide kehren heim.',
  },
  'easton-militia-1757': {
    title: 'Miliz in Easton',
    about:
      'Trotz eines Überfallmarkers im Departement stellt sich Miliz an einer Palisade und vertreibt den Plünderer.',
  },
  'small-pox-1757': {
    title: 'Pocken',
    about: 'Der halbe Würfel: zwei Stufen, zuerst von Einheiten auf voller Stärke.',
  },
  'surrender-and-massacre-1757': {
    title: 'Übergabe und Massaker',
    about: 'Ein Fort ergibt sich für 2 SP; ein Massaker kostet 1 SP und alle Indianer dort.',
  },
  'demolition-1757': {
    title: 'Schleifen',
    about: 'Die Franzosen geben ein Fort für 1 SP auf, statt es zu verlieren.',
  },
  'schenectady-raid-1757': {
    title: 'Ein Überfall unter Villiers',
    about: 'Ein Abfangen misslingt, ein Anführer allein weicht zurück, und die Palisade wird mit +1 überfallen.',
  },
  'restore-two-for-one-1757': {
    title: 'Ein Punkt frischt zwei auf',
    about: 'Ein halber Punkt frischt eine reduzierte Einheit auf: ein Punkt, zwei Einheiten.',
  },
  'year-end-1757': {
    title: 'Das Ende von 1757',
    about: 'Drei Überfallmarker sind 2 SP; zehn Einheiten bei einem Fort erleiden Winterverluste.',
  },
  'vp-ledger-oswego-1756': {
    title: 'SP in Oswego, 1756',
    about: 'Ein Fort bringt 2 SP, ein Massaker nimmt einen zurück.',
  },
  'vp-ledger-duquesne-1758': {
    title: 'SP in Ohio Forks, 1758',
    about: 'Ein geschleiftes Fort kostet 1 SP, der Ort selbst noch einen.',
  },
  'vp-ledger-niagara-1759': {
    title: 'SP in Niagara, 1759',
    about: 'Eine Schlacht, ein Fort und der Ort: 4 SP.',
  },
  'vp-ledger-quebec-1759': { title: 'SP in Québec, 1759', about: 'Eine Schlacht und eine Festung: 4 SP.' },
  'vp-ledger-1760': {
    title: 'SP im Jahr 1760',
    about: 'Eine Schlacht gewonnen, eine Palisade und eine Festung verloren.',
  },
  'murray-force-limit': {
    title: 'Vierzehn Einheiten unter Murray',
    about:
      'Untergeordnete zählen ihre Führung dazu: Murray, Webb und Bradstreet führen mit jeder Karte vierzehn Einheiten.',
  },
  'johnson-free-iroquois': {
    title: 'Johnson und die Irokesen',
    about: 'Mohawk und Irokesen zählen nicht gegen Johnsons Führung.',
  },
  'five-losses-drilled-share': {
    title: 'Der Anteil der gedrillten Truppen',
    about: 'Von fünf verlorenen Stufen nehmen gedrillte Truppen mindestens drei.',
  },
  'light-infantry-eliminated-first': {
    title: 'Leichte Infanterie zuerst',
    about: 'Der Anteil der gedrillten Truppen geht der Regel vor, dass zuerst alle reduziert werden.',
  },
  'attrition-fort-in-wilderness': {
    title: 'Winterverluste in einem Fort',
    about: 'Von drei reduzierten Einheiten werden zwei eliminiert, und zwei volle werden reduziert.',
  },
};

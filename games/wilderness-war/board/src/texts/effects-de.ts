import type { EventName } from '@carillon/wilderness-war-rules/reference';

/** The effect of each event, in a few words of our own, in German. */
export const EFFECTS_DE: Readonly<Record<EventName, string>> = {
  campaign: 'Aktiviere nacheinander zwei Anführer mit ihren Truppen, gleich welcher Initiative.',
  'bastions-repaired': 'Eine Belagerung deines Forts oder deiner Festung, Stand 1 oder 2, geht auf Stand 0 zurück.',
  surrender:
    'Statt deines Belagerungswurfs fällt der Ort sofort. Die Besatzung geht zu ihrer nächsten Befestigung. Louisbourg: ab Belagerungsstand {LOUISBOURG_NEEDS}.',
  massacre:
    'Nimmt der Feind einen Ort mit gedrillten Truppen und Indianern, werden diese Indianer eliminiert, und du bekommst {massacre} SP.',
  'coehorns-and-howitzers':
    'Mit Regulären bei der Belagerung: +{coehorns} oder −{coehorns} auf den Belagerungswurf, und +{coehorns} für dich beim Sturm.',
  fieldworks:
    'Mit gedrillten Truppen in der Schlacht: Als Verteidiger verschanzt du dich, und Angreifer feuern eine Spalte niedriger; als Angreifer ebnest du Feldschanzen ein.',
  ambush:
    'In Wildnis oder Gebirge, mit mindestens so vielen Hilfstruppen wie ein Feind ohne Leichte Infanterie: doppelte Stärke, und du feuerst zuerst.',
  blockhouses: 'Bis zum Jahresende gilt für alle feindlichen Überfälle, auch diesen, die härtere Spalte.',
  'foul-weather': 'Der Feind, der aufbricht, darf höchstens {foulWeather} Felder betreten und nicht über See gehen.',
  'lake-schooner':
    'Der Feind ist an einem Seeufer entlang zu deiner Befestigung gekommen: Er geht ein Feld zurück und hält an.',
  'george-croghan': 'Auf diesem Marsch müssen deine gedrillten Truppen in der Wildnis nicht anhalten.',
  'amphibious-landing':
    'Lande von Halifax in Louisbourg, oder von Louisbourg am Sankt Lorenz, mit {landing} in der Schlacht.',
  'louisbourg-squadrons':
    'Wenn die Franzosen Louisbourg kontrollieren: Dieses Jahr keine Landungen. Wurf 1–{LOST_UP_TO}: Die Franzosen gehen nie mehr über See, und die Karte verlässt das Spiel.',
  'governor-vaudreuil-interferes': 'Zwei unbelagerte französische Anführer deiner Wahl tauschen die Plätze.',
  'northern-indian-alliance':
    'Mit Montréal: Ein Wurf gibt Punkte, halb so viele bei unter {allianceVp} SP der Franzosen. Ein Punkt bringt eine Einheit des Nordens, ein halber frischt eine auf.',
  'western-indian-alliance':
    'Mit einem Fort in Ohio Forks: Ein Wurf gibt Punkte, halb so viele bei unter {allianceVp} SP der Franzosen. Ein Punkt bringt eine Einheit des Westens, ein halber frischt eine auf.',
  'iroquois-alliance':
    'Mit den einzigen Befestigungen in Oswego und der Oneida-Portage (Briten: Johnson nahe): Ein Wurf gibt Punkte. Ein Punkt bringt Irokesen, ein halber frischt eine Einheit auf.',
  mohawks: 'Mit Johnson nahe bei Canajoharie: Alle Mohawk kommen zu ihm, reduzierte werden aufgefrischt.',
  cherokees:
    'Alle Cherokee kommen in eine Befestigung im Süden, reduzierte werden aufgefrischt. Nicht nach dem Aufstand.',
  'cherokee-uprising':
    'Nach Cherokees: Die Briten verlieren {REGULARS} Reguläre, {PROVINCIALS} Provinzialen des Südens und alle Cherokee, außer Belagerten.',
  'treaty-of-easton':
    'Mit gedrillten Truppen in einer Befestigung in Ohio Forks oder daneben: Delaware, Mingo und Shawnee verlassen den Krieg.',
  'indians-desert': 'Bis zu {MOST} unbelagerte feindliche Indianereinheiten auf einem Feld werden eliminiert.',
  'small-pox':
    'Wurf für ein Feld mit mehr als {CROWD} feindlichen Einheiten: Sie verlieren den halben Wurf an Stufen, ab {FULL_TOLL_FROM} Einheiten den ganzen; dann werden alle Indianer dort eliminiert.',
  'courier-intercepted': 'Wurf {CAUGHT_FROM}–6: Du nimmst eine zufällige Karte aus der Hand des Feindes.',
  'francois-bigot': 'Die Franzosen verlieren eine zufällige Karte aus ihrer Hand.',
  'british-ministerial-crisis':
    'Die Briten werfen eine Karte ab, die Reguläre, Highlander oder Leichte Infanterie bringt oder auffrischt.',
  'provincial-regiments-dispersed':
    'In jedem Departement verlieren die Briten je französischem Überfallmarker eine Einheit Provinziale.',
  'stingy-provincial-assembly':
    'Wenn die Versammlungen nicht begeistert sind: Nenne ein Departement. Es verliert eine Einheit Provinziale.',
  'british-colonial-politics':
    'Die Versammlungen rücken einen Kasten: für die Franzosen zu widerwillig, für die Briten zu begeistert. Überzählige Provinziale werden entfernt.',
  'raise-provincial-regiments':
    'Wenn die Versammlungen nicht widerwillig sind: Ein Departement hebt Einheiten aus ({MOST_NORTHERN} im Norden, {MOST_SOUTHERN} im Süden) oder frischt alle auf.',
  'colonial-recruits': 'Würfle und frisch so viele Coureurs, Ranger, Leichte Infanterie und Provinziale auf.',
  'troop-transports':
    'Frisch Reguläre und Leichte Infanterie auf: {FRENCH_MOST} bei den Franzosen, {BRITISH_MOST} bei den Briten.',
  'victories-in-germany': 'Ab {FROM_YEAR}: Würfle und frisch so viele Reguläre und Leichte Infanterie auf.',
  'call-out-militias':
    'Eine Milizeinheit kommt in einen deiner Kästen, oder bis zu {MOST_RESTORED} werden aufgefrischt.',
  rangers:
    '{MOST_PLACED} Einheit Ranger kommt in eine britische Befestigung, oder bis zu {MOST_RESTORED} werden aufgefrischt.',
  'light-infantry':
    'Ein Anführer aus dem Vorrat und {UNITS} Einheiten Leichte Infanterie kommen in britische Festungen.',
  'french-regulars':
    '{UNITS} Reguläre kommen zusammen nach Québec oder Louisbourg, einmal je Jahreszeit, bis Quiberon Bay.',
  'british-regulars':
    'Ein Anführer aus dem Vorrat und {UNITS} Reguläre kommen in britische Häfen, einmal je Jahreszeit.',
  highlanders: 'Mit Pitt, oder ab {FROM_YEAR}: Anführer aus dem Vorrat und Highlander kommen in britische Häfen.',
  'quiberon-bay':
    'Sind die Geschwader weg oder ist Louisbourg britisch, oder ab {FROM_YEAR}: Die Franzosen haben {quiberonHand} Karten, die Briten beginnen jede Jahreszeit, aus Frankreich kommt nichts mehr.',
  'royal-americans':
    'Ein Anführer aus dem Vorrat und {UNITS} Royal Americans kommen in britische Festungen der Kolonien.',
  'acadians-expelled':
    '{REGULARS} britische Reguläre nach Halifax, {COUREURS} Einheit Coureurs nach Québec oder Louisbourg; Coureurs und kanadische Miliz werden aufgefrischt.',
  'william-pitt':
    'Die Briten haben {pittHand} Karten auf der Hand, neue Anführer kommen in den Vorrat, und eine Karte mit Truppen darf aus der Ablage zurück.',
  'diplomatic-revolution':
    'Bis Quiberon Bay: Die Franzosen haben {revolutionHand} Karten auf der Hand, und eine Karte mit Truppen darf aus der Ablage zurück.',
  'intrigues-against-shirley': 'Bei {shirleyVp} SP der Franzosen: Shirley, unbelagert, verlässt das Spiel.',
};

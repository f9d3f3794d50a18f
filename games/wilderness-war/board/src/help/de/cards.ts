import type { EventName } from '@carillon/wilderness-war-rules/reference';
import type { EventHelp } from '../chapter.ts';

/** Each event in full, in our own words: the time when it may be played, and its effect. */
export const CARDS: Readonly<Record<EventName, EventHelp>> = {
  campaign: {
    when: 'In deiner Aktionsphase, jederzeit.',
    does: 'Aktiviere zwei Anführer, jeden mit einer Truppe, wenn du willst [5.34]; ihre Initiative spielt keine Rolle. Der eine marschiert, kämpft, belagert oder macht einen Überfall, dann der andere. Beide dürfen über See gehen. Kommt eine Truppe an, wo die andere belagert, darf sie sich an deren Sturm beteiligen [9.12].',
  },
  'bastions-repaired': {
    when: 'In deiner Aktionsphase, während eines deiner Forts oder eine deiner Festungen mit Belagerungsstand 1 oder 2 belagert ist.',
    does: 'Wähle eine solche Belagerung: Ihr Stand geht auf 0 zurück. Die Belagerung selbst geht weiter.',
  },
  surrender: {
    when: 'Anstelle deines Belagerungswurfs, wenn du ihn machen könntest [8.231]; in Louisbourg erst ab Belagerungsstand {LOUISBOURG_NEEDS}.',
    does: 'Du nimmst den Ort sofort, ohne Sturm: Ein Fort bleibt vollendet. Du bekommst die Punkte wie für jede Eroberung [9.22]. Wer drinnen ist, geht zusammen zur nächsten eigenen Befestigung (von Louisbourg nach Québec oder zu der Befestigung, die Québec am nächsten ist). Deine Aktivierung endet.',
  },
  massacre: {
    when: 'Wenn der Feind eine Palisade, ein Fort oder eine Festung von dir genommen hat und dort gedrillte Truppen und Indianer hat. Auch eine Eroberung durch Surrender! zählt.',
    does: 'Du bekommst {massacre} SP, und alle seine Indianer auf dem Feld werden eliminiert.',
  },
  'coehorns-and-howitzers': {
    when: 'Bei einer Belagerung, vor dem Wurf, der Belagerer zuerst [8.231]; oder bei einem Sturm, vor dem Würfeln.{NEEDS_REGULAR| Du brauchst Reguläre auf dem Feld, draußen oder drinnen.|}',
    does: '+{coehorns} auf den Belagerungswurf, wenn der Belagerer die Karte spielt, −{coehorns}, wenn der Verteidiger sie spielt; und +{coehorns} auf deinen Würfel bei einem Sturm in derselben Aktionsphase [9.13].',
  },
  fieldworks: {
    when: 'In einer Schlacht, an der gedrillte Truppen von dir teilnehmen: als Verteidiger, wenn es keine Feldschanzen gibt, als Angreifer, wenn es welche gibt.',
    does: 'Der Verteidiger verschanzt sich: Von nun an feuert jeder, der dort angreift, eine Spalte niedriger [7.55]. Der Angreifer ebnet die feindlichen Feldschanzen ein.',
  },
  ambush: {
    when: 'In einer Schlacht in Wildnis oder Gebirge, wenn du mindestens so viele Hilfstruppen dabei hast wie der Feind, mindestens aber eine Einheit, und der Feind dort keine Leichte Infanterie hat{FORT_FORBIDS| und kein Fort auf dem Feld|}.',
    does: 'Deine Stärke wird verdoppelt, und du feuerst zuerst; der Feind antwortet mit dem, was übrig ist [7.56]. Spielen beide Seiten eine solche Karte, heben sie sich auf.',
  },
  blockhouses: {
    when: 'Wenn der Feind gleich für einen Überfall würfelt.',
    does: 'Bis zum Jahresende gilt für alle feindlichen Überfälle, auch für diesen, die Spalte für Palisaden und Siedlungen [10.3].',
  },
  'foul-weather': {
    when: 'Wenn eine feindliche Truppe oder ein feindlicher Spielstein aktiviert ist, vor der Bewegung und vor Amphibious Landing oder George Croghan.',
    does: 'Sie darf höchstens {foulWeather} Felder betreten und nicht über See gehen. Belagerer dürfen trotzdem würfeln oder stürmen.',
  },
  'lake-schooner': {
    when: 'Wenn Feinde an einem Seeufer entlang auf ein Feld mit einer Befestigung von dir gekommen sind{BESIEGED_IS_ENOUGH|, belagert oder nicht|}, bevor dort etwas anderes geschieht.',
    does: 'Sie gehen auf das Feld zurück, von dem sie kamen, und halten an. Wer sich durchgeschlichen hat und unter deine Truppen zurückgeworfen wird, wird eliminiert [6.63]; Belagerer, die ihre Belagerung verlassen hatten, nehmen sie mit Stand 0 wieder auf.',
  },
  'george-croghan': {
    when: 'Wenn eine britische Truppe oder Einheit mit gedrillten Truppen aufbricht.',
    does: 'Auf diesem Marsch müssen ihre gedrillten Truppen in der Wildnis nicht anhalten [6.2]. Im Gebirge halten weiterhin alle an.',
  },
  'amphibious-landing': {
    when: 'Bei einer britischen Aktivierung über See, in Halifax oder Louisbourg, wenn der Hafen unter britischer Kontrolle ist und Louisbourg Squadrons in diesem Jahr Landungen nicht verhindert. Eine Truppe braucht außerdem eine Karte vom Wert {navalValue}.',
    does: 'Lande entlang eines Pfeils [6.43]; ein Landungsmarker kommt auf das Feld [6.432]. In der Schlacht danach hat der Würfel des Angreifers {landing} [7.54].',
  },
  'louisbourg-squadrons': {
    when: 'In der französischen Aktionsphase, während die Franzosen Louisbourg kontrollieren.',
    does: 'Für den Rest des Jahres gibt es kein Amphibious Landing. Würfle: Bei 1 bis {LOST_UP_TO} können die Franzosen nie mehr über See gehen, die Karte verlässt das Spiel, und Quiberon Bay darf gespielt werden. Sonst kommt die Karte auf die Ablage.',
  },
  'governor-vaudreuil-interferes': {
    when: 'In der britischen Aktionsphase, wenn zwei französische Anführer auf der Karte nicht belagert sind. Anführer in Louisbourg zählen nicht, sobald die Franzosen nicht mehr über See gehen können.',
    does: 'Wähle zwei solche Anführer; sie tauschen die Plätze. Ihre Einheiten bleiben, wo sie sind.',
  },
  'northern-indian-alliance': {
    when: 'In der französischen Aktionsphase{NEEDS_MONTREAL|, während die Franzosen Montréal kontrollieren|}.',
    does: 'Würfle um Punkte: den ganzen Wurf, wenn die Franzosen {allianceVp} SP oder mehr haben, sonst die Hälfte, aufgerundet. Ein Punkt bringt eine neue Einheit in ihre Siedlung; ein halber Punkt frischt eine auf. Die Stämme sind Abenaki, Algonkin, Caughnawaga und Mississauga; mit einem französischen Fort in Niagara auch die von Pays d’en Haut [5.531].',
  },
  'western-indian-alliance': {
    when: 'In der französischen Aktionsphase, {NEEDS_OHIO_FORKS|mit einem vollendeten französischen Fort in Ohio Forks|während die Franzosen Montréal kontrollieren}.',
    does: 'Würfle um Punkte: den ganzen Wurf, wenn die Franzosen {allianceVp} SP oder mehr haben, sonst die Hälfte, aufgerundet. Ein Punkt bringt eine neue Einheit in ihre Siedlung; ein halber Punkt frischt eine auf. Die Stämme sind Delaware, Mingo und Shawnee; mit einem französischen Fort in Niagara auch die von Pays d’en Haut [5.531].',
  },
  'iroquois-alliance': {
    when: 'In deiner Aktionsphase, wenn du in Oswego oder an einem Ende der Oneida-Portage eine Befestigung hast und der Feind an keinem der drei Orte. Die Briten brauchen außerdem Johnson in einer Siedlung der Irokesen oder höchstens {JOHNSON_WITHIN} Verbindungen von einer entfernt.',
    does: 'Würfle um Punkte. Ein Punkt bringt eine Einheit der Irokesen in ihre Siedlung; ein halber Punkt frischt eine auf [5.533]. Die Mohawk gehören nicht dazu.',
  },
  mohawks: {
    when: 'In der britischen Aktionsphase{NEEDS_JOHNSON|, mit Johnson nahe bei Canajoharie und nicht belagert|}; nahe heißt höchstens {JOHNSON_WITHIN} Verbindungen entfernt.',
    does: 'Alle Mohawk, die nicht auf der Karte sind, kommen zu Johnson{RESTORES_TOO|, und reduzierte werden aufgefrischt|; gibt es keine, werden reduzierte aufgefrischt}.',
  },
  cherokees: {
    when: 'In der britischen Aktionsphase, bis Cherokee Uprising gespielt ist.',
    does: 'Alle Cherokee, die nicht auf der Karte sind, treffen zusammen in einer unbelagerten britischen Befestigung{SOUTHERN_ONLY| im Südlichen Departement|} ein; reduzierte werden aufgefrischt.',
  },
  'cherokee-uprising': {
    when: 'In der französischen Aktionsphase, sobald Cherokees als Ereignis gespielt ist.',
    does: 'Die Briten verlieren Einheiten ihrer Wahl, und zwar Reguläre: {REGULARS}, Provinziale des Südens: {PROVINCIALS}; dazu alle Cherokee. Belagerte Einheiten bleiben verschont. Cherokees kann nicht mehr gespielt werden.',
  },
  'treaty-of-easton': {
    when: 'In der britischen Aktionsphase, mit britischen gedrillten Truppen in einer unbelagerten britischen Befestigung in Ohio Forks oder daneben.',
    does: 'Alle Einheiten der Delaware, Mingo und Shawnee werden eliminiert, außer belagerten.',
  },
  'indians-desert': {
    when: 'In deiner Aktionsphase.',
    does: 'Wähle ein Feld: Bis zu {MOST} unbelagerte feindliche Indianereinheiten dort werden eliminiert.',
  },
  'small-pox': {
    when: 'In deiner Aktionsphase, wenn mehr als {CROWD} feindliche Einheiten zusammen auf einem Feld sind, belagert oder nicht.',
    does: 'Wähle ein solches Feld und würfle. Der Besitzer verliert die Hälfte des Wurfs an Stufen, aufgerundet, oder den ganzen Wurf, wenn dort {FULL_TOLL_FROM} Einheiten oder mehr sind; keine Einheit wird eliminiert, solange eine andere auf voller Stärke ist. Dann werden alle Indianer des Besitzers dort eliminiert.',
  },
  'courier-intercepted': {
    when: 'In deiner Aktionsphase, wenn der Feind eine Karte hat.',
    does: 'Würfle: Bei {CAUGHT_FROM} bis 6 nimmst du eine zufällige Karte aus der Hand des Feindes.',
  },
  'francois-bigot': {
    when: 'In der britischen Aktionsphase, wenn die Franzosen eine Karte haben.',
    does: 'Sie werfen eine zufällige ab; ihr Ereignis tritt nicht ein. Ist es Surrender!, wird der Stapel trotzdem neu gemischt [5.25].',
  },
  'british-ministerial-crisis': {
    when: 'In der französischen Aktionsphase, wenn die Briten eine Karte haben.',
    does: 'Haben sie eine dieser Karten, werfen sie eine ihrer Wahl ab: {SUPPORT}. Sonst geschieht nichts.',
  },
  'provincial-regiments-dispersed': {
    when: 'In der französischen Aktionsphase, wenn ein Departement mit einem französischen Überfallmarker Provinziale auf der Karte hat.',
    does: 'Jedes Departement verliert für jeden französischen Überfallmarker darin eine Einheit Provinziale, nach Wahl der {FRENCH_CHOOSE|Franzosen|Briten}; belagerte Einheiten bleiben verschont.',
  },
  'stingy-provincial-assembly': {
    when: 'In der französischen Aktionsphase, außer wenn die Provinzversammlungen begeistert sind.',
    does: 'Ein Departement verliert eine unbelagerte Einheit Provinziale; sie wird eliminiert. Das Departement nennen {NAMES_DEPARTMENT}, die Einheit wählen {CHOOSES_UNIT}.',
  },
  'british-colonial-politics': {
    when: 'In deiner Aktionsphase, außer wenn der Marker schon an deinem Ende der Leiste steht.',
    does: 'Die Versammlungen rücken um einen Kasten: für die Franzosen in Richtung widerwillig, für die Briten in Richtung begeistert. Spielen die Franzosen die Karte, werden überzählige Provinziale sofort entfernt [5.54].',
  },
  'raise-provincial-regiments': {
    when: 'In der britischen Aktionsphase, außer wenn die Provinzversammlungen widerwillig sind.',
    does: 'Wähle ein Departement. Entweder hebt es in seinen Befestigungen neue Provinziale aus, innerhalb seiner Obergrenze [5.54], höchstens {MOST_NORTHERN} im Norden oder {MOST_SOUTHERN} im Süden; oder alle seine reduzierten Provinzialen werden aufgefrischt.',
  },
  'colonial-recruits': {
    when: 'In deiner Aktionsphase, mit einer reduzierten Einheit dieser Arten.',
    does: 'Würfle: Frisch höchstens so viele Coureurs, Ranger, Leichte Infanterie und Provinziale auf.',
  },
  'troop-transports': {
    when: 'In deiner Aktionsphase, mit einem reduzierten Regulären oder reduzierter Leichter Infanterie. Für die Franzosen nicht nach Quiberon Bay und nicht ohne Québec.',
    does: 'Frisch Reguläre und Leichte Infanterie auf: höchstens {FRENCH_MOST} Einheiten bei den Franzosen, {BRITISH_MOST} bei den Briten.',
  },
  'victories-in-germany': {
    when: 'In deiner Aktionsphase ab {FROM_YEAR}, mit einem reduzierten Regulären oder reduzierter Leichter Infanterie. Für die Franzosen nicht nach Quiberon Bay und nicht ohne Québec.',
    does: 'Frisch Reguläre und Leichte Infanterie auf, höchstens {MOST}.',
  },
  'call-out-militias': {
    when: 'In deiner Aktionsphase.',
    does: 'Stell entweder eine Milizeinheit in einem deiner Kästen auf, oder frisch bis zu {MOST_RESTORED} reduzierte auf.',
  },
  rangers: {
    when: 'In der britischen Aktionsphase.',
    does: 'Stell entweder {MOST_PLACED} Einheit Ranger in einer unbelagerten britischen Befestigung auf, oder frisch bis zu {MOST_RESTORED} reduzierte auf.',
  },
  'light-infantry': {
    when: 'In der britischen Aktionsphase.',
    does: 'Stell einen Anführer aus dem Vorrat [5.55] und {UNITS} Einheiten Leichte Infanterie in unbelagerten britischen Festungen auf.',
  },
  'french-regulars': {
    when: 'In der französischen Aktionsphase, bis Quiberon Bay{ONCE_A_SEASON|, einmal je Jahreszeit|}.',
    does: 'Stell {UNITS} Reguläre zusammen in Québec oder Louisbourg auf. In den Szenarien ab 1755 bringt die erste solche Karte auch Montcalm, Lévis und Bougainville.',
  },
  'british-regulars': {
    when: 'In der britischen Aktionsphase{ONCE_A_SEASON|, einmal je Jahreszeit|}, mit einem Hafen oder einem Landungsmarker ohne Belagerung.',
    does: 'Stell einen Anführer aus dem Vorrat [5.55] und {UNITS} Reguläre in solchen Häfen auf.',
  },
  highlanders: {
    when: 'In der britischen Aktionsphase, sobald William Pitt gilt, oder ab {FROM_YEAR}.',
    does: 'Stell Anführer aus dem Vorrat [5.55] und Highlander in britischen Häfen auf. Mit Karte 60 {LARGE_LEADERS} Anführer und {LARGE_UNITS} Einheiten, mit den anderen {SMALL_LEADERS} und {SMALL_UNITS}.',
  },
  'quiberon-bay': {
    when: 'In der britischen Aktionsphase, sobald Louisbourg Squadrons das Spiel verlassen hat, oder wenn Louisbourg britisch ist, oder ab {FROM_YEAR}.',
    does: 'Ab dem nächsten Geben haben die Franzosen {quiberonHand} Karten auf der Hand; ab der nächsten Jahreszeit beginnen die Briten. Die Franzosen können French Regulars, Troop Transports, Victories in Germany und Diplomatic Revolution nicht mehr als Ereignis spielen.',
  },
  'royal-americans': {
    when: 'In der britischen Aktionsphase, mit einer unbelagerten britischen Festung{IN_THE_COLONIES| im Nördlichen oder Südlichen Departement|}.',
    does: 'Stell einen Anführer aus dem Vorrat [5.55] und {UNITS} Royal Americans in solchen Festungen auf.',
  },
  'acadians-expelled': {
    when: 'In der britischen Aktionsphase; mit der optionalen Regel 14.5 in der Aktionsphase jeder Seite [14.5].',
    does: 'Stell in Halifax britische Reguläre auf ({REGULARS}), in Québec oder Louisbourg Coureurs ({COUREURS}); alle reduzierten französischen Coureurs und Milizen werden aufgefrischt.',
  },
  'william-pitt': {
    when: 'In der britischen Aktionsphase.',
    does: 'Ab dem nächsten Geben haben die Briten {pittHand} Karten auf der Hand. Amherst, Forbes und Wolfe kommen in den Vorrat der Anführer, Highlanders darf gespielt werden, und eine dieser Karten darf aus der Ablage genommen werden: {SUPPORT}.',
  },
  'diplomatic-revolution': {
    when: 'In der französischen Aktionsphase, bis Quiberon Bay.',
    does: 'Ab dem nächsten Geben haben die Franzosen {revolutionHand} Karten auf der Hand, bis Quiberon Bay. Eine dieser Karten darf aus der Ablage genommen werden: {SUPPORT}.',
  },
  'intrigues-against-shirley': {
    when: 'In der französischen Aktionsphase, wenn die Franzosen {shirleyVp} SP oder mehr haben und Shirley auf der Karte und nicht belagert ist.',
    does: 'Shirley verlässt das Spiel.',
  },
};

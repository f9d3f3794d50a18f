import type { LessonText } from '@carillon/lessons';

export const MOVEMENT: LessonText = {
  title: 'Bewegung und Stapel',
  about:
    'Überwältige einen Feind, nimm Einheiten mit, sammle Truppen, und bring einen Stapel in Flucht wieder in Ordnung.',
  steps: {
    aim: {
      say: 'Du spielst die Briten, in der Feldzugszeit von 1755. Alle Einheiten einer Seite auf einem Feld sind ein Stapel. Jeder Aktionspunkt aktiviert einen Stapel oder einen Teil davon; jede Einheit handelt in einer Runde einmal. Du spielst Karte 8, mit einem leichten Punkt, zwei Armeepunkten und einem Anker. Du nutzt alle vier.',
    },
    overwhelm: {
      say: 'Langis, eine einzelne Einheit, hat Lake George genommen. Ein Stapel, der beim Betreten mit mehr als 3 zu 1 in der Überzahl ist, überwältigt den Feind: Der muss sich sofort zurückziehen, ohne Schlacht, und der Stapel darf weitergehen [10.3]. Wähle „Armeebewegung“ in Albany, nimm mindestens alle vier Brigaden, und brich auf.',
      anchor: 'Der Punkt mit dem Anker ist in einem Hafen mehr wert. Nimm einen einfachen Armeepunkt.',
      elsewhere: 'Langis steht neben Albany. Wähle dort „Armeebewegung“.',
      light: 'Leichte Einheiten allein sind zu wenige, um ihn zu überwältigen. Wähle „Armeebewegung“ in Albany.',
      marshal:
        'Damit sammelst du Truppen auf einem Feld und kommst nicht nach Lake George. Wähle „Armeebewegung“ in Albany.',
      construct: 'Damit baust du, und Langis bleibt. Wähle „Armeebewegung“ in Albany.',
      done: 'Damit endet deine Phase, und deine Punkte verfallen. Wähle „Armeebewegung“ in Albany.',
      few: 'Drei Einheiten gegen eine sind nicht mehr als 3 zu 1: Das wäre eine Schlacht. Nimm alle vier Brigaden.',
      other: 'Brich mit einem Armeepunkt und vier Brigaden aus Albany auf.',
    },
    enter: {
      say: 'Vier Einheiten gegen eine sind mehr als 3 zu 1. Kommandeure zählen nicht, Miliz zählt, und reduzierte Einheiten zählen voll. Geh nach Lake George.',
      astray: 'Langis ist in Lake George. Geh dorthin.',
      stop: 'Die Brigaden haben sich noch nicht bewegt. Geh nach Lake George.',
      other: 'Geh nach Lake George.',
    },
    stop: {
      say: 'Langis musste sich nach Ticonderoga zurückziehen, und Lake George gehört wieder dir: 1 SP. Deine Brigaden könnten noch ein Feld weiter. Ein feindliches Fort oder eine Bastion verhindert das Überwältigen, und in Ticonderoga steht ein Fort. Halt hier an.',
      fort: 'Dort müsstest du gegen ein Fort kämpfen, mit zwei Abzügen, wenn du keine Artillerie hast. Halt hier an.',
      back: 'Dann steht Lake George leer, und Langis kommt zurück. Halt hier an.',
      drop: 'Niemand muss allein bleiben: Alle halten hier an.',
      other: 'Halt in Lake George an.',
    },
    'pick-up': {
      say: 'Ein Stapel darf unterwegs Einheiten zurücklassen und andere aufnehmen; Bewegungspunkte zählen von dem Feld an, auf dem der Stapel begonnen hat [10.2]. Bring Rogers mit dem leichten Punkt von Rumford nach Albany. Nimm unterwegs in Northfield Putnam mit; halt in Albany an.',
      elsewhere: 'Rogers bricht aus Rumford auf. Wähle dort „Leichte Bewegung“.',
      raid: 'Ein Überfall aktiviert eine Einheit, und sie kehrt zurück. Wähle „Leichte Bewegung“ in Rumford.',
      later: 'Zuerst der leichte Punkt. Wähle „Leichte Bewegung“ in Rumford.',
      astray: 'Das ist nicht der Weg nach Albany. Geh über Northfield.',
      drop: 'In Albany brauchst du beide. Geh weiter, ohne jemanden zurückzulassen.',
      mohawk: 'Die Mohawk sind in ihrem Dorf und dürfen dort bleiben. Halt hier an.',
      stop: 'Rogers ist noch nicht in Albany. Geh weiter.',
      alone: 'Putnam ist noch in Northfield. Nimm ihn mit, wenn Rogers dort vorbeikommt.',
      done: 'Damit endet deine Phase, und deine Punkte verfallen. Wähle „Leichte Bewegung“ in Rumford.',
      other: 'Bring Rogers und Putnam mit dem leichten Punkt nach Albany.',
    },
    marshal: {
      say: 'Ein Armeepunkt bewegt einen Stapel. Mit ihm kannst du aber auch Truppen sammeln: Eine Einheit, die keine leichte ist, bleibt und ruft eigene Einheiten von allen angrenzenden Feldern [11.0]. Sammle in Northfield Truppen mit der Brigade New England, und ruf die 50th & 51st aus Boston und die Brigade aus New London.',
      anchor: 'Heb den Punkt mit dem Anker für später auf. Nimm den einfachen Armeepunkt.',
      elsewhere: 'Boston und New London grenzen an Northfield. Wähle dort die Brigade New England.',
      army: 'Damit bewegst du nur einen Stapel. Wähle „Truppen sammeln“ in Northfield.',
      construct: 'Damit baust du. Wähle „Truppen sammeln“ in Northfield.',
      done: 'Damit endet deine Phase, und deine Punkte verfallen. Wähle „Truppen sammeln“ in Northfield.',
      few: 'Der Plan braucht beide: Ruf die 50th & 51st aus Boston und die Brigade aus New London.',
      other: 'Sammle Truppen in Northfield.',
    },
    rout: {
      say: 'Gesammelte Truppen haben in dieser Runde einen Abzug in der Schlacht. Washington in Wills Creek hat einen Fluchtmarker: Er darf sich nur bewegen, kann nicht angreifen und kämpft mit einem Abzug. Er verliert ihn, sobald er sich einem eigenen Stapel anschließt, der nicht in Flucht ist [13.8]. Beweg ihn mit dem letzten Punkt nach Winchester, und halt an.',
      elsewhere: 'Diese Truppen sind nicht in Flucht. Wähle „Armeebewegung“ in Wills Creek.',
      later: 'Das hilft Washington nicht. Wähle „Armeebewegung“ in Wills Creek.',
      wild: 'Dort ist er allein und bleibt in Flucht. Geh nach Winchester.',
      astray: 'Bleib bei der Brigade in Winchester.',
      pick: 'Die Brigade darf bleiben, wo sie ist. Halt hier an.',
      stop: 'Washington muss zur Brigade in Winchester. Geh dorthin.',
      done: 'Dann ist der Punkt verloren. Wähle „Armeebewegung“ in Wills Creek.',
      other: 'Beweg Washington nach Winchester, und halt an.',
    },
    end: {
      say: 'Washington ist wieder in Ordnung. Am Ende der Runde würfelt jeder Stapel, der noch in Flucht ist, um sich zu sammeln: mit einem Würfel, und mit so vielen mehr, wie ein Kommandeur dort wert ist. Eine Flagge entfernt den Marker; bei leichten Einheiten allein genügt auch ein B&T [14.2]. Mit Bradstreet warfen die Truppen in Annapolis Royal drei Würfel, und einer zeigte eine Flagge.',
    },
  },
};

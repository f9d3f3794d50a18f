import { createSignal, For, type JSX, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { Hit, Legible, MapView, Menu, nearest, Pinned, pointing, type Target, useCamera } from '../../../src/index.ts';

// A board of 1000 x 600 with two spaces, for testing the board package in a real browser.

const SPOTS = [
  { id: 'albany', x: 300, y: 300 },
  { id: 'boston', x: 700, y: 300 },
];
const WORDS = { map: 'Map', zoomIn: 'Nearer', zoomOut: 'Farther', fit: 'Whole map' };
const ITEMS = [
  { id: 'march', label: 'March' },
  { id: 'siege', label: 'Siege' },
  { id: 'stop', label: 'Stop' },
];

const [said, setSaid] = createSignal('');
const [open, setOpen] = createSignal<Target>();
const spotOf = (id: string) => SPOTS.find((spot) => spot.id === id) ?? { id, x: 0, y: 0 };

function Spaces(): JSX.Element {
  const camera = useCamera();
  const near = (x: number, y: number): Target | undefined => {
    const spot = nearest(camera.under(x, y), SPOTS, 22 / camera.zoom());
    return spot && { kind: 'space', id: spot.id };
  };
  const listeners = pointing({
    pick: (target, by) => {
      setSaid(`${by} picks ${target.id}`);
      setOpen(target);
    },
    miss: () => setSaid('missed'),
    over: () => undefined,
    look: (target) => setSaid(`looks at ${target.id}`),
    near,
  });
  return (
    <g {...listeners}>
      <rect width="1000" height="600" fill="#eee" />
      <For each={SPOTS}>
        {(spot) => (
          <>
            <circle cx={spot.x} cy={spot.y} r="8" />
            <Hit target={{ kind: 'space', id: spot.id }} at={spot} r={8} />
          </>
        )}
      </For>
      <Legible size={8}>
        <text id="name" x="300" y="330" font-size="8">
          Albany
        </text>
      </Legible>
    </g>
  );
}

function Page(): JSX.Element {
  const choose = (id: string): void => {
    setSaid(`chose ${id}`);
    setOpen(undefined);
  };
  return (
    <>
      <MapView
        size={{ width: 1000, height: 600 }}
        words={WORDS}
        overlay={
          <Show when={open()} keyed>
            {(target) => (
              <Pinned at={spotOf(target.id)} clear={10}>
                <Menu
                  title={target.id}
                  items={ITEMS}
                  close="Close"
                  onPick={choose}
                  onClose={() => setOpen(undefined)}
                />
              </Pinned>
            )}
          </Show>
        }
      >
        <Spaces />
      </MapView>
      <output id="said" style={{ position: 'fixed', top: '0', left: '0' }}>
        {said()}
      </output>
    </>
  );
}

const root = document.getElementById('board');
if (root) render(() => <Page />, root);

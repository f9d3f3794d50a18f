// What each package may import. Packages: kit < flow < testkit; a title's rules use flow and kit, its board uses the
// board packages and its rules; the client uses all of these, and nothing uses the client. The server uses kit, kernel,
// dice and protocol, and no title: it loads rules files at run time. See ARCHITECTURE.md.

const KIT = '^packages/kit/src/';
const FLOW = '^packages/flow/src/';
const BOARD = '^packages/board/src/';
const WARGAME = '^packages/wargame-board/src/';
const SEAT = '^packages/seat/src/';
const OPPONENT = '^packages/opponent/src/';
const LESSONS = '^packages/lessons/src/';
const PROTOCOL = '^packages/protocol/src/';
const ANY_SRC = '^(packages|games|examples|tools)/.*src/';
const OURS = '^(packages|games|examples|tools|fixtures)/';
/** Packages npm installs beside our sources, because another version is above them, are not ours. */
const INSTALLED = '/node_modules/';
const RULES = '^(?:games|examples)/([^/]+)/rules/src/';

/**
 * A package, and the only others of ours that its sources may import.
 * @param {string} name
 * @param {string} from
 * @param {string[]} allowed
 * @param {string} comment
 */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: OURS, pathNot: [from, ...allowed, INSTALLED] },
});

/**
 * A part of a rules package, and the parts of higher layers that it must not import.
 * @param {string} part
 * @param {string} path
 * @param {string} above
 */
const below = (part, path, above) => ({
  name: `rules-${part}-looks-down`,
  comment: `In a rules package ${part} lies below ${above.replaceAll('|', ', ')}.`,
  severity: 'error',
  from: { path: `^(?:games|examples)/([^/]+)/rules/src/${path}` },
  to: { path: `^(?:games|examples)/$1/rules/src/(${above})(/|\\.ts$)` },
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { path: OURS }, to: { circular: true } },
    {
      name: 'found',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: { path: OURS },
      to: { couldNotResolve: true },
    },
    { name: 'src-without-tests', severity: 'error', from: { path: ANY_SRC }, to: { path: '/test/' } },
    {
      name: 'through-the-door',
      comment:
        'Another package is entered by what its index.ts offers, its styles, its door before a game is chosen, or what compiled messages call; not through the back.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|(?:games|examples)/[^/]+/[^/]+)/src/' },
      to: {
        path: '^(packages/[^/]+|(?:games|examples)/[^/]+/[^/]+)/src/',
        pathNot: [
          '^$1/',
          '/src/((index|door|opening|reference|hang|message|spoken|words|engine|search)\\.ts|styles\\.css)$',
        ],
      },
    },
    only('kit', KIT, [], 'The kit knows nothing of ours.'),
    only('flow', FLOW, [KIT], 'The kernel stands on the kit, and knows no game.'),
    only('testkit', '^packages/testkit/src/', [KIT, FLOW], 'The testkit stands on kernel and kit, and knows no game.'),
    only('board', BOARD, [], 'The board knows no game, no rules and no kernel.'),
    only('wargame-board', WARGAME, [BOARD], 'What wargames share on a board stands on the board, and knows no title.'),
    only('seat', SEAT, [KIT, FLOW], 'What a seat can do stands on kernel and kit, and knows neither game nor host.'),
    only('opponent', OPPONENT, [KIT, FLOW, SEAT], 'Computer players stand on kernel, kit and seat, and know no game.'),
    only('lessons', LESSONS, [KIT, FLOW, SEAT], 'Lessons stand on kernel, kit and seat, and know no game.'),
    {
      ...only(
        'game-lessons',
        '^(?:games|examples)/([^/]+)/lessons/src/',
        [],
        'The lessons of a title are data and texts: they need the shape of a lesson alone.',
      ),
      to: { path: OURS, pathNot: ['^(?:games|examples)/$1/lessons/src/', LESSONS] },
    },
    {
      ...only(
        'game-bots',
        '^(?:games|examples)/([^/]+)/bots/src/',
        [],
        'How a title is played stands on its rules and on the search; neither board nor platform.',
      ),
      to: { path: OURS, pathNot: ['^(?:games|examples)/$1/(bots|rules)/src/', KIT, FLOW, OPPONENT] },
    },
    {
      name: 'bots-see-views',
      comment: 'What plays reads states that were made from a view: it has no way to begin, set up or save a game.',
      severity: 'error',
      from: { path: '^(?:games|examples)/[^/]+/bots/src/' },
      to: { path: '/rules/src/', pathNot: '/rules/src/(search|index)\\.ts$' },
    },
    only('dice', '^packages/dice/src/', [KIT, FLOW], 'The dice stand on kernel and kit, and know no game.'),
    only('protocol', PROTOCOL, [KIT, FLOW], 'The protocol stands on kernel and kit, and knows no game.'),
    only(
      'server',
      '^packages/server/src/',
      [KIT, FLOW, SEAT, '^packages/dice/src/', PROTOCOL],
      'The server knows no game: it loads rules files.',
    ),
    {
      ...only('rules', RULES, [KIT, FLOW], 'Rules stand on kernel and kit, and on no other title.'),
      to: { path: OURS, pathNot: ['^(?:games|examples)/$1/rules/src/', KIT, FLOW] },
    },
    {
      ...only(
        'game-board',
        '^(?:games|examples)/([^/]+)/board/src/',
        [],
        'The board of a title stands on the board packages and its own rules.',
      ),
      to: { path: OURS, pathNot: ['^(?:games|examples)/$1/(board|rules)/src/', BOARD, WARGAME] },
    },
    {
      name: 'board-without-engine',
      comment: 'The engine runs in the worker: the page loads a title’s tables and names, and does without it.',
      severity: 'error',
      from: { path: '^games/[^/]+/board/src/' },
      to: { path: '/rules/src/', pathNot: '/rules/src/(reference|opening)\\.ts$' },
    },
    only(
      'host',
      '^packages/host/src/',
      [FLOW, BOARD],
      'What page and worker know of any title stands on kernel and board.',
    ),
    only(
      'workshop',
      '^packages/workshop/src/',
      [KIT, '^packages/board/src/hang.ts$'],
      'The workshop knows no game; of the board it knows how names hang.',
    ),
    {
      ...only(
        'game-facts',
        '^(?:games|examples)/([^/]+)/facts/src/',
        [],
        'The makers of a title stand on the workshop alone.',
      ),
      to: { path: OURS, pathNot: ['^(?:games|examples)/$1/facts/', '^packages/workshop/src/'] },
    },
    {
      ...only(
        'game-host',
        '^(?:games|examples)/([^/]+)/host/src/',
        [],
        'What worker and tools need of a title stands on its rules.',
      ),
      to: {
        path: OURS,
        pathNot: [
          '^(?:games|examples)/$1/(host|rules)/src/',
          KIT,
          FLOW,
          BOARD,
          '^packages/(host|testkit|workshop)/src/',
        ],
      },
    },
    {
      name: 'through-the-title',
      comment: 'The platform enters a title by its door alone, and the doors by their list.',
      severity: 'error',
      from: { path: '^(packages|tools)/.*src/' },
      to: {
        path: '^(games|examples)/',
        pathNot:
          '^games/(titles|workers|brains|countings|exploiters|imitatings|past-players|lessons|lesson-books)\\.ts$',
      },
    },
    {
      ...only('client', '^packages/client/src/', [], 'The client holds no test code and no tools.'),
      to: { path: '^(packages/testkit|tools|fixtures)/' },
    },
    {
      name: 'client-rooms',
      comment:
        'A folder of the client for each thread: they share messages alone (docs/decisions/0020-a-room-a-thread.md).',
      severity: 'error',
      from: { path: '^packages/client/src/([^/]+)' },
      to: { path: '^packages/client/src/', pathNot: ['^packages/client/src/$1/', '^packages/client/src/shared/'] },
    },
    {
      name: 'drawn-by-the-page',
      comment: 'Only the page draws.',
      severity: 'error',
      from: { path: '^packages/client/src/', pathNot: '^packages/client/src/page/' },
      to: { path: '(^|/)node_modules/solid-js/' },
    },
    {
      name: 'above-the-client',
      severity: 'error',
      from: { pathNot: '^packages/client/' },
      to: { path: '^packages/client/' },
    },
    {
      name: 'above-the-tools',
      severity: 'error',
      from: { path: OURS, pathNot: '^tools/' },
      to: { path: '^tools/.*\\.ts$' },
    },
    {
      name: 'runs-in-a-browser',
      comment: 'What is loaded into the page or its worker cannot import modules of Node.',
      severity: 'error',
      from: {
        path: [
          '^packages/(kit|flow|seat|dice|protocol|board|wargame-board|host|lessons|client)/src/',
          '^games/[^/]+/((rules|board|lessons)/src/|host/src/engine|title)',
          '^games/(titles|workers|lessons|lesson-books)',
        ],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-without-libraries',
      comment: 'Rules, kernel and kit are built into one file that must give the same game for years.',
      severity: 'error',
      from: { path: ['^packages/(kit|flow)/src/', '^(games|examples)/[^/]+/rules/src/'] },
      to: { path: 'node_modules' },
    },
    below('names', 'names\\.ts$', 'data|state|query|procedures|cards|explain|odds|view|guess|notation|index'),
    below('data', 'data/', 'state|query|procedures|cards|explain|odds|view|guess|notation|index'),
    below('state', 'state\\.ts$', 'query|procedures|cards|explain|odds|view|guess|notation|index'),
    below('query', 'query/', 'procedures|cards|explain|odds|view|guess|notation|index'),
    below('procedures', 'procedures/', 'explain|odds|view|guess|notation|index'),
    below('cards', 'cards/', 'explain|odds|view|guess|notation|index'),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules'] },
    // TypeDoc's folder has dependencies of its own, which are installed only to write the documentation.
    exclude: { path: ['(^|/)dist/', '(^|/)\\.types/', '^tools/typedoc/'] },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'browser', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};

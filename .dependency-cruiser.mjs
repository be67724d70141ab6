/**
 * Imports run one way: web → contracts ← api; inside the web app: app → features → domain → (ui, lib); inside the API:
 * app → features → (http, infra).
 */

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

export default {
  forbidden: [
    forbid('no-circular', {}, { circular: true }, 'A cycle has no lower layer to understand first.'),
    forbid(
      'contracts-import-little',
      { path: '^packages/contracts/src', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/contracts/src', 'node_modules/(zod|diff)/'] },
      'Both sides share the contracts; they may depend on neither, and browsers load them.',
    ),
    forbid(
      'illustrations-stand-alone',
      { path: '^packages/illustrations/src', pathNot: '\\.test\\.ts$' },
      { path: ['^apps', '^prisma', '^packages/(?!illustrations)', 'node_modules'] },
      'Illustrations are SVG files and the code that composes them, for any consumer.',
    ),
    forbid(
      'endpoints-load-no-zod',
      { path: '^packages/contracts/src/([^/]+/endpoints|endpoint)\\.ts$' },
      { dependencyTypesNot: ['type-only'], pathNot: '^packages/contracts/src/endpoint\\.ts$' },
      'Every page of the web client loads endpoints; schemas are loaded by forms only.',
    ),
    forbid(
      'web-loads-no-joined-contracts',
      { path: '^apps/web' },
      { path: '^packages/contracts/src/all\\.ts$' },
      'The joined contracts load every schema; the web client calls endpoints.',
    ),
    forbid(
      'web-knows-no-server',
      { path: '^apps/web' },
      { path: ['^apps/(?!web)', '^prisma', '^packages/(?!contracts|illustrations)'] },
      'The web app talks to the API through the contracts alone.',
    ),
    forbid(
      'api-knows-no-web',
      { path: '^apps/api', pathNot: '(\\.test\\.ts$|/testing/)' },
      { path: ['^apps/(?!api)', '^packages/(machine|stand-ins|stack)'] },
      'The API runs without the web app and without the local stack.',
    ),
    forbid(
      'apps-are-leaves',
      { path: '^(packages|prisma|e2e|bench)/' },
      { path: '^apps/' },
      'Apps depend on packages; nothing depends on an app.',
    ),
    forbid(
      'stand-ins-outside-production',
      { path: '^(apps/(api|web)|prisma|packages/(contracts|machine))/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      { path: '^packages/(stand-ins|stack)/' },
      'Only tests and the local stack start stand-ins.',
    ),
    forbid(
      'stand-ins-independent',
      { path: '^packages/stand-ins/([^/]+)/' },
      { path: ['^packages/stand-ins/(?!$1/|pages/)', '^packages/stack/', '^prisma/'] },
      'Stand-ins share their page layout only.',
    ),
    forbid(
      'web-features-stand-alone',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/(features/(?!$1/)|app/|server/)' },
      'Features meet in app/ only; what two of them share belongs to domain/, or to ui/ or lib/ if it is domain-free.',
    ),
    forbid(
      'web-domain-below-features',
      { path: '^apps/web/src/domain/' },
      { path: '^apps/web/src/(features|app|server)/' },
      'domain/ holds what features share; it knows none of them.',
    ),
    forbid(
      'web-ui-and-lib-below',
      { path: '^apps/web/src/(ui|lib)/' },
      { path: '^apps/web/src/(domain|features|app|server)/' },
      'ui/ and lib/ are domain-free.',
    ),
    forbid(
      'web-lib-knows-no-feature-contract',
      { path: '^apps/web/src/lib/', pathNot: '\\.test\\.tsx?$' },
      {
        path: '^packages/contracts/src/',
        pathNot:
          '^packages/contracts/src/((endpoint|problem|number-format|content|content-fields|content-model|paths)\\.ts$|(auth|users)/)',
      },
      'lib/ may know how to call the API, which pages there are, how numbers are written, who is signed in and what content is; contracts of features belong to domain/ or features/.',
    ),
    forbid(
      'ui-knows-no-domain',
      { path: '^apps/web/src/ui/' },
      { path: ['^packages/contracts', '^apps/web/src/lib/api'] },
      'Components of ui/ can be used for anything.',
    ),
    forbid(
      'api-features-meet-in-services',
      { path: '^apps/api/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/api/src/features/(?!$1/)',
        pathNot: '^apps/api/src/features/[^/]+/(service|links)\\.ts$',
      },
      "A feature uses another feature's service, never its insides.",
    ),
    forbid(
      'api-http-and-infra-below',
      { path: '^apps/api/src/(http|infra|problems)/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/api/src/(features|app\\.ts|server\\.ts)' },
      'http/ and infra/ know no feature.',
    ),
    forbid(
      'env-read-once',
      {
        path: '^apps/api/src',
        pathNot:
          '^apps/api/src/(server|make-admin|restore-keys|rotate-keys|import-foods|env\\.test|infra/open-infra)\\.ts$',
      },
      { path: '^apps/api/src/env\\.ts$' },
      'Settings are read at the start and handed on.',
    ),
    forbid(
      'sdks-in-infra-only',
      { path: '^apps/api/src/(features|http)/', pathNot: '\\.test\\.ts$' },
      { path: 'node_modules/(nodemailer|pg-boss|stripe|@aws-sdk)/' },
      'Features speak to the outside through infra/.',
    ),
    forbid(
      'no-test-code-in-production',
      { pathNot: ['\\.test\\.tsx?$', '/testing/', '/security/', '^e2e/', '^bench/', 'vitest\\.config\\.ts$'] },
      { path: ['\\.test\\.tsx?$', '^(apps/[^/]+|packages/(stack|stand-ins/[^/]+))/src/testing/'] },
      'Tests depend on the code, not the code on tests.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|\\.data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}

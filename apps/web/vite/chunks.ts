import type { Plugin, Rolldown } from 'vite'

const patternOf = (path: string) => new RegExp(`[\\\\/](${path.replaceAll('/', '[\\\\/]')})\\.[a-z]+$`)

/** All paths that name modules of a group. */
const allPaths: string[] = []

/** Pattern of source files. @param paths parts of their paths, as patterns, without extension */
function files(...paths: string[]): RegExp {
  allPaths.push(...paths)
  return patternOf(paths.join('|'))
}

/** A path with alternatives, `ui/(card|chip)`, as paths without them. */
const withoutAlternatives = (path: string): string[] => {
  const [group, alternatives] = /\(([^()]*)\)/.exec(path) ?? []
  if (group === undefined || alternatives === undefined) return [path]
  return alternatives.split('|').flatMap((each) => withoutAlternatives(path.replace(group, each)))
}

/** Modules of the menu of the signed-in area with its icons, and of the links beside its pages. */
const area = files(
  'src/features/profile/(profile-frame|profile-navigation|profile-pages|texts)',
  'src/features/workout/(useful-links|links-skeleton|links-title)',
  'src/lib/deferred-component',
  'lucide-react/.*/icons/(calendar-check|calendar-days|chart-line|clipboard-list|cooking-pot|file-text|house|message-circle|shopping-basket|user-round)',
)

/** Modules that public pages, their header and notices, and the overview's first view use: they stay as small as they are. */
const loadedByOthers = files(
  'lucide-react/.*/icons/(arrow-right|check|circle|minus|pause|plus|printer|triangle-exclamation-point|undo-2)',
  'src/features/(content|recipe-story)/.*',
  'src/features/shopping/card-texts',
  'src/lib/(content/.*|leave-guards|use-history-back)',
  'src/ui/(badge|empty-state|focus-on-mount|query-error|row-focus-class|illustration/.*)',
  'src/domain/days/(use-current-hour|use-today)',
  'src/domain/macros/(macro-list|macros|texts)',
  'src/domain/protective-mode/use-protective-mode',
  'src/domain/recipes/(portions-stepper|texts)',
  'contracts/src/(challenges|nutritionplan)/endpoints',
  'contracts/src/foods/household-measures',
  'contracts/src/recipes/(allergens|amounts|recipe-name|story-ingredient|unit-plurals)',
)

/** Modules that import large libraries, or are large. */
const heavy = files(
  'src/ui/(dialog|form-fields|modal-frame|slide-over|overlay-.*|menu|search-select|select-field|selection|filter-select|tag-input|choice-list|quantity-slider|query-view)',
  'src/(domain|features|lib|ui)/.*dialog',
  'src/domain/.*(reason-prompt|health-query-view)',
  'src/lib/.*unsaved-guard',
  'src/domain/(conflicts|recipes/dish).*',
  'contracts/src/.*(schemas?|texts|problem|limits|account-values|source|food-origin|options)',
)

const ownCode = /[\\/](apps[\\/]web|packages[\\/]contracts)[\\/]src[\\/]|[\\/](lucide-react|@tanstack)[\\/]/
const isSmall = (id: string) => ownCode.test(id) && !loadedByOthers.test(id) && !heavy.test(id)

const overlayLibraries =
  /[\\/](react-aria|react-aria-components|react-stately|@react-(aria|stately|types)|@internationalized)[\\/]/
const recipeModules = files(
  'contracts/src/(day-log|foods|nutritionplan|printouts|recipes|shopping)/.*',
  'contracts/src/(energy|short-weekdays)',
  'src/domain/(days|foods|macros|plans|printouts|recipes)/.*',
  'src/lib/(download-button|save-file)',
  'src/ui/(outcome-bar|use-heading-focus-after)',
)
/**
 * Modules that so many lazily loaded files share are one chunk, because a hundred files of 250 bytes take longer to load
 * and compress worse. What a module imports is shared by at least as many, so that the dependencies need not be added
 * (those of a library's index would be the whole library).
 */
const shared = { includeDependenciesRecursively: false }

/**
 * Code splitting groups; a module belongs to the first by priority. Third-party code and what every page needs, islands, the
 * signed-in area, cards with a link, and then what is loaded later: parts of dialogs, schemas, and small modules of many
 * pages, icons, and recipes and plans.
 */
export const chunkGroups = [
  {
    name: 'vendor',
    tags: ['$initial' as const],
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/][^\\/]+)[\\/]/,
    priority: 12,
  },
  { name: 'frame', tags: ['$initial' as const], priority: 11 },
  // Before the area, whose modules would take their common import along.
  { name: 'island', test: files('islands/island', 'lib/first-interaction'), priority: 10 },
  // In chunks of their own these small modules are a quarter larger.
  { name: 'area', test: area, priority: 9 },
  {
    name: 'card',
    test: files('ui/(card|more-link|overview-card|overview-list)', 'icons/chevron-right'),
    priority: 9,
  },
  { name: 'overlay', test: (id: string) => overlayLibraries.test(id), minShareCount: 30, priority: 8, ...shared },
  {
    name: 'schema',
    test: /[\\/]zod[\\/]|[\\/]contracts[\\/]src[\\/]scalars\./,
    minShareCount: 20,
    priority: 6,
    ...shared,
  },
  { name: 'shared', test: isSmall, minShareCount: 12, priority: 5, ...shared },
  {
    name: 'icon',
    test: (id: string) => /[\\/]lucide-react[\\/]/.test(id) && isSmall(id),
    minShareCount: 4,
    priority: 4,
    ...shared,
  },
  {
    name: 'recipe',
    test: (id: string) => recipeModules.test(id) && isSmall(id),
    minShareCount: 5,
    priority: 3,
    ...shared,
  },
] satisfies Rolldown.CodeSplittingGroup[]

/**
 * Vite plugin: fails when chunks import each other, because a module could then run before one that it uses. It means that
 * a module in one of the groups imports one that needs the group.
 */
export function acyclicChunks(): Plugin {
  return {
    name: 'acyclic-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const done = new Set<string>()
      const visit = (file: string, path: readonly string[]) => {
        if (path.includes(file)) this.error(`Chunks import each other: ${[...path, file].join(' → ')}`)
        const chunk = bundle[file]
        if (done.has(file) || chunk?.type !== 'chunk') return
        for (const imported of chunk.imports) visit(imported, [...path, file])
        done.add(file)
      }
      for (const file of Object.keys(bundle)) visit(file, [])
    },
  }
}

/** Vite plugin: fails when a path of a group names no module, because it was renamed or is gone. */
export function knownModules(): Plugin {
  return {
    name: 'known-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const modules = [...this.getModuleIds()]
      const unknown = allPaths
        .flatMap(withoutAlternatives)
        .filter((path) => !modules.some((id) => patternOf(path).test(id)))
      if (unknown.length > 0) this.error(`No module has these paths of vite/chunks.ts: ${unknown.join(', ')}`)
    },
  }
}

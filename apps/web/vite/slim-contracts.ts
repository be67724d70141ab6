import { type ESTree, type Plugin, parseAst } from 'vite'

const contract = /[\\/]packages[\\/]contracts[\\/]src[\\/]([^\\/]+\.ts)(\?endpoints|\?schemas)?$/

/**
 * Keeps the API's checks out of the browser's first load. An endpoint is called by method and path alone, so the half
 * of a contract with the endpoints leaves their schemas out; the other half, the schemas that forms check with, is
 * loaded by those forms only.
 */
export function slimContracts(): Plugin {
  return {
    name: 'slim-contracts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: contract },
      handler(code, id) {
        const [, file = '', half] = contract.exec(id) ?? []
        const write = half === '?endpoints' ? endpointsIn : half === '?schemas' ? schemasIn : bothHalves(file)
        return { code: write(code), map: null, moduleSideEffects: false }
      },
    },
  }
}

/** The contract's module itself: hands each constant and function out from the half that holds it. */
export const bothHalves = (file: string) => (code: string) =>
  [
    ...constantsIn(code).map((constant) => ({
      name: constant.name,
      half: isEndpoints(constant) ? 'endpoints' : 'schemas',
    })),
    ...functionsIn(code).map((name) => ({ name, half: 'schemas' })),
  ]
    .map(({ name, half }) => `export { ${name} } from './${file}?${half}'`)
    .join('\n')

/** The half with the endpoints, each with method, path and access. */
export function endpointsIn(code: string): string {
  const endpoints = constantsIn(code).filter(isEndpoints)
  const written = endpoints.map(({ name, value }) => `export const ${name} = {\n${light(code, value).join('\n')}\n}`)
  return ["import { endpoint } from './endpoint.ts'", ...written].join('\n')
}

/** The half with everything else. */
export const schemasIn = (code: string): string =>
  constantsIn(code)
    .filter(isEndpoints)
    .toReversed()
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code)

interface Constant {
  readonly name: string
  readonly value: ESTree.Expression
  /** Where its statement begins and ends in the code. */
  readonly start: number
  readonly end: number
}

/** The exported constants of a module, in their order. */
function constantsIn(code: string): Constant[] {
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return []
    const { start, end } = statement
    return statement.declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? { name: id.name, value: init, start, end } : [],
    )
  })
}

/** The names of a module's exported functions. */
function functionsIn(code: string): string[] {
  return parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    return declared?.type === 'FunctionDeclaration' && declared.id ? [declared.id.name] : []
  })
}

const isEndpoints = ({ value }: Constant) => endpointCalls(value).length > 0

/** The `name: endpoint({ … })` of an object. */
function endpointCalls(value: ESTree.Expression) {
  if (value.type !== 'ObjectExpression') return []
  return value.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.value.type !== 'CallExpression') return []
    const { callee, arguments: given } = property.value
    const [definition] = given
    const isEndpoint = callee.type === 'Identifier' && callee.name === 'endpoint'
    return isEndpoint && definition?.type === 'ObjectExpression' ? [{ key: property.key, definition }] : []
  })
}

const needed = new Set(['method', 'path', 'access'])

function light(code: string, value: ESTree.Expression): string[] {
  const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end)
  return endpointCalls(value).map(({ key, definition }) => {
    const kept = definition.properties.filter(
      (part) => part.type === 'Property' && part.key.type === 'Identifier' && needed.has(part.key.name),
    )
    // Spread from elsewhere they would be missing in the browser, and every call would go nowhere.
    if (kept.length < needed.size) throw new Error(`${text(key)} does not spell out its method, path and access.`)
    return `${text(key)}: endpoint({ ${kept.map(text).join(', ')} }),`
  })
}

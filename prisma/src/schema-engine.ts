/// <reference path="./webassembly.d.ts" />
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import { schemaEngineAdapter } from './schema-engine-adapter.ts'
import { readSchema } from './schema-files.ts'

/**
 * Engine instance of the process, kept on `globalThis`. A test runner loads this module once per project, but the
 * bindings only once, and they hold a single instance: a second one would replace it during a running call of the
 * first.
 */
const shared = globalThis as typeof globalThis & { kostbarSchemaEngine?: Promise<typeof bindings> }

/** Registry to which the engine reports the reason before it panics; without it the reason is lost. */
const panics = { PRISMA_WASM_PANIC_REGISTRY: { set_message: (reason: string) => console.error(reason) } }

/**
 * Instantiates the engine by hand: importing a .wasm file as a module is experimental in Node.js and prints a warning.
 */
async function loadBindings(): Promise<typeof bindings> {
  const directory = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
  const module = await WebAssembly.compile(await readFile(join(directory, 'schema_engine_bg.wasm')))
  const instance = await WebAssembly.instantiate(module, {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  })
  Object.assign(globalThis, panics)
  bindings.__wbg_set_wasm(instance.exports)
  const { __wbindgen_start: start } = instance.exports as { __wbindgen_start: () => void }
  start()
  return bindings
}

/**
 * Runs Prisma's own schema engine on a database, in its WASM build: the native one would have to be downloaded.
 * @param databaseUrl PostgreSQL connection string of a user who may create tables (and databases, for diffs)
 * @param use called with the engine, and with a function that returns the error of the last script that failed in
 * PostgreSQL, once: it says nothing about what fails later
 */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  use: (engine: SchemaEngine, takeScriptError: () => unknown) => Promise<T>,
): Promise<T> {
  shared.kostbarSchemaEngine ??= loadBindings()
  const { SchemaEngine } = await shared.kostbarSchemaEngine
  const { files } = await readSchema()
  const datamodels = files.map(({ path, content }): [string, string] => [path, content])
  const adapter = schemaEngineAdapter(databaseUrl)
  const engine = await SchemaEngine.new({ datamodels }, () => {}, adapter.factory)
  try {
    return await use(engine, adapter.takeScriptError)
  } finally {
    engine.free()
    await adapter.close()
  }
}

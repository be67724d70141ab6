// TypeScript declares WebAssembly only in the browser's library, which server code should not use.
declare namespace WebAssembly {
  type Module = object
  type ModuleImports = Record<string, unknown>
  function compile(bytes: Uint8Array): Promise<Module>
  function instantiate(module: Module, imports: Record<string, ModuleImports>): Promise<{ exports: unknown }>
}

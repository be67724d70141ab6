const loopbackHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether the host of a URL is the machine itself, where `pnpm start` runs with stand-ins. */
export const isLoopback = ({ hostname }: { readonly hostname: string }): boolean => loopbackHosts.has(hostname)

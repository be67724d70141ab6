import { execFile } from 'node:child_process'
import { readdir, readFile, readlink } from 'node:fs/promises'
import { promisify } from 'node:util'
import { processCommand } from '@kostbar/machine/processes'

const listening = '0A'

async function listeningSockets(port: number): Promise<Set<string>> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0')
  const tables = await Promise.all(
    ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => '')),
  )
  const rows = tables
    .join('\n')
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  const held = rows.filter((row) => row[1]?.endsWith(`:${hex}`) && row[3] === listening)
  return new Set(held.map((row) => `socket:[${row[9]}]`))
}

async function hasOpen(pid: string, sockets: Set<string>): Promise<boolean> {
  const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
  const targets = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')))
  return targets.some((target) => sockets.has(target))
}

async function findOwnerOnLinux(port: number): Promise<number | undefined> {
  const sockets = await listeningSockets(port)
  if (sockets.size === 0) return undefined
  for (const pid of await readdir('/proc')) {
    if (/^\d+$/.test(pid) && (await hasOpen(pid, sockets))) return Number(pid)
  }
  return undefined
}

/** `lsof` is part of macOS; without it the process stays unknown. */
async function findOwnerWithLsof(port: number): Promise<number | undefined> {
  const listing = promisify(execFile)('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'])
  const { stdout } = await listing.catch(() => ({ stdout: '' }))
  return Number.parseInt(stdout, 10) || undefined
}

/** The process listening on a port, as "process 1234 (node server.js)"; undefined without permission. */
export async function describePortOwner(port: number): Promise<string | undefined> {
  const pid = await (process.platform === 'linux' ? findOwnerOnLinux(port) : findOwnerWithLsof(port))
  if (!pid) return undefined
  const command = (await processCommand(pid))?.slice(0, 80)
  return command ? `process ${pid} (${command})` : `process ${pid}`
}

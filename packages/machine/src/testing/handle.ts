export type TestPostgres = {
  /** Connection string of an empty database; its user may create further databases. */
  url: string
  /** Stops the server, or drops the database on a server that was running already. */
  stop(): Promise<void>
}

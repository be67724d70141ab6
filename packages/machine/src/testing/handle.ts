export type TestPostgres = {
  /** Connection string of an empty database; its user may create more of them. */
  url: string
  /** Stops the server, or drops the database, and leaves nothing behind. */
  stop(): Promise<void>
}

/** Writes an error to the log, one JSON line, never to the doctor. */
export function reportError(error: unknown, context: Record<string, unknown>): void {
  const detail =
    error instanceof Error
      ? {
          name: error.name,
          message: error.message,
          stack: error.stack,
          cause: error.cause instanceof Error ? error.cause.message : undefined,
        }
      : { message: String(error) }
  console.error(JSON.stringify({ level: 'error', at: new Date().toISOString(), ...context, ...detail }))
}

export function cx(...names: readonly (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ')
}

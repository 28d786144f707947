import { useEffect, useState } from 'react'

/** Debounces a value: the result follows once the value has not changed for `milliseconds`. */
export function useDebounced<Value>(value: Value, milliseconds = 250): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debounced
}

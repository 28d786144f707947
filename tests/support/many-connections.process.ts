import { once } from 'node:events'
import { connect } from 'node:net'

// When told, opens connections to a port at once, posts over each, and says how many were answered.

const [port = '', count = ''] = process.argv.slice(2)

process.send?.('ready')
await once(process, 'message')

const answered = await Promise.all(
  Array.from(
    { length: Number(count) },
    () =>
      new Promise<boolean>((settle) => {
        let said = ''
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write('POST /post HTTP/1.1\r\nHost: localhost:3000\r\nContent-Length: 2\r\n\r\n{}'),
        )
        socket.on('data', (chunk) => (said += String(chunk)))
        socket.on('error', () => settle(false))
        socket.on('close', () => settle(said.startsWith('HTTP/1.1 200')))
      }),
  ),
)
process.send?.({ answered: answered.filter(Boolean).length })
process.disconnect()

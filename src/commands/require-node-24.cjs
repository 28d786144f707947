'use strict'
// Plain CommonJS on purpose: an older Node must be able to read this file to say what is missing.
if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write(
    `Node ${process.versions.node} では動きません。\`npm ci\` を実行してから npm のコマンドで起動するか、Node 24 以上を使ってください。\n`,
  )
  process.exit(1)
}
const { join } = require('node:path')
// In a build this file is one folder below the packages, in the sources two.
const packages = __dirname.endsWith(join('src', 'commands')) ? '../../node_modules' : '../node_modules'
require('node:module').enableCompileCache(join(__dirname, packages, '.cache/compile'))

// Speaks to omnigo as Sabaki does, with Sabaki's own libraries: @sabaki/gtp for the engine,
// @sabaki/sgf for the games. Run by tests/clients_test.cpp as `node sabaki.js PROGRAM`; whatever is
// not as Sabaki needs it throws.
const assert = require('assert')
const fs = require('fs')
const os = require('os')
const path = require('path')
const {Controller, ControllerStateTracker} = require('@sabaki/gtp')
const sgf = require('@sabaki/sgf')

const program = process.argv[2]
let checks = 0
const check = (condition, message) => {
  ++checks
  assert(condition, message)
}
const same = (real, expected) => {
  ++checks
  assert.deepStrictEqual(real, expected)
}

const game = `(;GM[1]FF[4]SZ[9]KM[6.5]HA[2]AB[cc][gg]PL[W];W[cg];B[gc](;W[ee];B[eg])(;W[ec]))`
const oblong = `(;GM[1]FF[4]SZ[13:7]KM[0.5];B[dd];W[jd];B[gd];W[])`

// The moves of the main line as the commands that Sabaki sends for them.
function history(root, width, height) {
  const letters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
  const name = value => {
    if (value === '') return 'pass'
    const [x, y] = sgf.parseVertex(value)
    return x < 0 ? 'pass' : letters[x] + (height - y)
  }
  const commands = []
  for (let node = root; node != null; node = node.children[0]) {
    if (node.data.AB != null) {
      commands.push({name: 'set_free_handicap', args: node.data.AB.map(name).sort()})
    }
    for (const colour of ['B', 'W']) {
      if (node.data[colour] != null) {
        commands.push({name: 'play', args: [colour, name(node.data[colour][0])]})
      }
    }
  }
  return commands
}

// What Sabaki reads of an analysis line.
function parseAnalysis(line) {
  return line
    .split(/\s*info\s+/)
    .slice(1)
    .map(text => {
      const pv = text.trim().match(/(pass|[A-Za-z]\d+)(\s+(pass|[A-Za-z]\d+))*$/)
      check(pv != null, `no variation in: ${text}`)
      const tokens = text.slice(0, pv.index).trim().split(/\s+/).slice(0, -1)
      const fields = {pv: pv[0].split(/\s+/)}
      for (let i = 0; i < tokens.length; i += 2) fields[tokens[i]] = tokens[i + 1]
      return fields
    })
}

function checkVariations(line, fractions) {
  const variations = parseAnalysis(line)
  check(variations.length > 0, line)
  for (const {move, visits, winrate, scoreLead, pv} of variations) {
    same(pv[0], move)
    check(Number.isInteger(+visits) && +visits >= 0, `visits ${visits}`)
    check(winrate.includes('.') === fractions, `winrate ${winrate}`)
    check(+winrate >= 0 && +winrate <= (fractions ? 1 : 10000), `winrate ${winrate}`)
    check(!fractions || Number.isFinite(+scoreLead), `scoreLead ${scoreLead}`)
  }
}

async function connect(args) {
  const controller = new Controller(program, ['gtp', ...args])
  const tracker = new ControllerStateTracker(controller)
  controller.start()
  const send = async (name, ...words) => {
    const response = await controller.sendCommand({name, args: words})
    check(!response.error, `${name} ${words.join(' ')}: ${response.content}`)
    return response.content
  }
  return {controller, tracker, send}
}

// As when an engine is attached, and the tree is walked.
async function attachAndSync() {
  const {controller, tracker, send} = await connect(['--playouts', '30'])
  const [name, version, protocol, commands] = await Promise.all(
    ['name', 'version', 'protocol_version', 'list_commands'].map(x => send(x))
  )
  same(name, 'omnigo')
  check(/^\d+\.\d+/.test(version), version)
  same(protocol, '2')
  check(commands.split('\n').includes('kata-analyze'), commands)

  const [root] = sgf.parse(game)
  const all = history(root, 9, 9)
  await tracker.sync({komi: 6.5, boardsize: [9, 9], history: all})
  check((await send('showboard')).includes('white to play after 4 turns'), 'synced')
  await tracker.sync({komi: 6.5, boardsize: [9, 9], history: all.slice(0, -1)})
  check((await send('showboard')).includes('black to play after 3 turns'), 'one undone')
  const [other] = sgf.parse(oblong)
  await tracker.sync({komi: 0.5, boardsize: [13, 7], history: history(other, 13, 7)})
  const board = await send('showboard')
  check(board.includes('grid:13x7') && board.includes('black to play after 4 turns'), board)

  const refused = await controller.sendCommand({name: 'play', args: ['B', 'D4']})
  check(refused.error && refused.content.startsWith('illegal move'), refused.content)
  await controller.stop(2000)
}

// Sabaki ends an analysis by sending any other command.
async function analyse() {
  const {controller, send} = await connect([])
  await send('boardsize', '9')
  for (const [name, fractions] of [['kata-analyze', true], ['lz-analyze', false]]) {
    const lines = []
    let enough
    const seen = new Promise(resolve => (enough = resolve))
    const done = controller.sendCommand({name, args: ['B', '2']}, ({line}) => {
      if (line.startsWith('info ')) lines.push(line)
      if (lines.length === 3) enough()
    })
    await seen
    check(controller.busy, 'still analysing')
    await Promise.all([send('protocol_version'), done])
    for (const line of lines) checkVariations(line, fractions)
  }
  await controller.stop(2000)
}

// A game against the engine, its thoughts shown.
async function play() {
  const {controller, tracker, send} = await connect(['--playouts', '40', '--seed', '1'])
  await tracker.sync({komi: 7, boardsize: [5, 5], history: []})
  let passes = 0
  for (let turn = 0; passes < 2 && turn < 300; ++turn) {
    const colour = turn % 2 === 0 ? 'B' : 'W'
    let move = null
    await tracker.queueCommand(
      {name: 'kata-genmove_analyze', args: [colour, '1']},
      ({line}) => {
        if (line.startsWith('info ')) checkVariations(line, true)
        if (line.startsWith('play ')) move = line.slice('play '.length).trim()
      }
    )
    check(/^(pass|resign|[A-E][1-5])$/.test(move), `move ${move}`)
    if (move === 'resign') break
    passes = move === 'pass' ? passes + 1 : 0
  }
  check(/^([BW]\+(\d+(\.5)?|Resign)|0)$/.test(await send('final_score')), 'final_score')
  check(tracker.state.history.length > 0, 'Sabaki has followed the game')
  same(typeof (await send('final_status_list', 'dead')), 'string')
  await controller.stop(2000)
}

// What omnigo writes, Sabaki's reader reads, and the other way round.
async function files() {
  const {controller, send} = await connect([])
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'omnigo-sabaki-'))
  try {
    const file = path.join(folder, 'game.sgf')
    for (const [text, width, height] of [[game, 9, 9], [oblong, 13, 7]]) {
      fs.writeFileSync(file, sgf.stringify(sgf.parse(text)))
      await send('loadsgf', file)
      const [written] = sgf.parse(await send('printsgf'))
      const [given] = sgf.parse(text)
      same(history(written, width, height), history(given, width, height))
      same(+written.data.KM[0], +given.data.KM[0])
      same(written.data.SZ, given.data.SZ)
      await send('printsgf', file)
      same(history(sgf.parseFile(file)[0], width, height), history(given, width, height))
    }
    // A board that SGF does not know is another game to Sabaki's reader, not a wrong one of Go.
    await send('omnigo-game', 'petersen', 'players=3')
    await send('play', 'red', '4')
    const [own] = sgf.parse(await send('printsgf'))
    check(own.data.GM[0] !== '1', `GM ${own.data.GM}`)
  } finally {
    fs.rmSync(folder, {recursive: true})
    await controller.stop(2000)
  }
}

async function main() {
  await attachAndSync()
  await analyse()
  await play()
  await files()
  console.log(`${checks} checks`)
}

main().catch(error => {
  console.error(error)
  process.exit(1)
})

;; Sets of listings as rows of bits, 128 at a time. Every row lies in the one memory, its length a multiple of 16 bytes;
;; addresses and lengths are in bytes. Fed by `bits.ts`, which also says what each function is for.
(module
  (import "bits" "memory" (memory 1))

  ;; Adds the ones of a vector to four running sums.
  (func $tally (param $sums v128) (param $bits v128) (result v128)
    (i32x4.add
      (local.get $sums)
      (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.popcnt (local.get $bits))))))

  (func $sum (param $sums v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
      (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums)))))

  ;; How many bits of `a` are set.
  (func (export "count") (param $a i32) (param $length i32) (result i32)
    (local $end i32) (local $sums v128)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (local.set $sums (call $tally (local.get $sums) (v128.load (local.get $a))))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (br $next)))
    (call $sum (local.get $sums)))

  ;; out = a and b; how many that are.
  (func (export "and") (param $out i32) (param $a i32) (param $b i32) (param $length i32) (result i32)
    (local $end i32) (local $bits v128) (local $sums v128)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (local.set $bits (v128.and (v128.load (local.get $a)) (v128.load (local.get $b))))
        (v128.store (local.get $out) (local.get $bits))
        (local.set $sums (call $tally (local.get $sums) (local.get $bits)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (local.set $b (i32.add (local.get $b) (i32.const 16)))
        (br $next)))
    (call $sum (local.get $sums)))

  ;; out = a without b; how many that are.
  (func (export "andNot") (param $out i32) (param $a i32) (param $b i32) (param $length i32) (result i32)
    (local $end i32) (local $bits v128) (local $sums v128)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (local.set $bits (v128.andnot (v128.load (local.get $a)) (v128.load (local.get $b))))
        (v128.store (local.get $out) (local.get $bits))
        (local.set $sums (call $tally (local.get $sums) (local.get $bits)))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (local.set $b (i32.add (local.get $b) (i32.const 16)))
        (br $next)))
    (call $sum (local.get $sums)))

  ;; out = a or b.
  (func (export "or") (param $out i32) (param $a i32) (param $b i32) (param $length i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $a) (local.get $end)))
        (v128.store (local.get $out) (v128.or (v128.load (local.get $a)) (v128.load (local.get $b))))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (local.set $b (i32.add (local.get $b) (i32.const 16)))
        (br $next))))

  ;; Moves those of `from` that `row` has over to `into`; how many stay.
  (func (export "takeWith") (param $into i32) (param $from i32) (param $row i32) (param $length i32) (result i32)
    (local $end i32) (local $all v128) (local $bits v128) (local $sums v128)
    (local.set $end (i32.add (local.get $from) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))
        (local.set $all (v128.load (local.get $from)))
        (local.set $bits (v128.and (local.get $all) (v128.load (local.get $row))))
        (v128.store (local.get $into) (v128.or (v128.load (local.get $into)) (local.get $bits)))
        (local.set $bits (v128.xor (local.get $all) (local.get $bits)))
        (v128.store (local.get $from) (local.get $bits))
        (local.set $sums (call $tally (local.get $sums) (local.get $bits)))
        (local.set $into (i32.add (local.get $into) (i32.const 16)))
        (local.set $from (i32.add (local.get $from) (i32.const 16)))
        (local.set $row (i32.add (local.get $row) (i32.const 16)))
        (br $next)))
    (call $sum (local.get $sums)))

  ;; Moves those of `from` that `row` lacks over to `into`; how many stay.
  (func (export "takeWithout") (param $into i32) (param $from i32) (param $row i32) (param $length i32) (result i32)
    (local $end i32) (local $all v128) (local $bits v128) (local $sums v128)
    (local.set $end (i32.add (local.get $from) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $from) (local.get $end)))
        (local.set $all (v128.load (local.get $from)))
        (local.set $bits (v128.and (local.get $all) (v128.load (local.get $row))))
        (v128.store
          (local.get $into)
          (v128.or (v128.load (local.get $into)) (v128.xor (local.get $all) (local.get $bits))))
        (v128.store (local.get $from) (local.get $bits))
        (local.set $sums (call $tally (local.get $sums) (local.get $bits)))
        (local.set $into (i32.add (local.get $into) (i32.const 16)))
        (local.set $from (i32.add (local.get $from) (i32.const 16)))
        (local.set $row (i32.add (local.get $row) (i32.const 16)))
        (br $next)))
    (call $sum (local.get $sums)))

  ;; For each member of `set`: looks up its three numbers (21 bits each, 64 bits a slot, from `column` on) and adds one to the
  ;; count of each (from `first`, `second` and `third` on).
  (func (export "tally")
    (param $set i32) (param $length i32) (param $column i32) (param $first i32) (param $second i32) (param $third i32)
    (local $end i32) (local $left i64) (local $numbers i64) (local $at i32)
    (local.set $end (i32.add (local.get $set) (local.get $length)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $set) (local.get $end)))
        (local.set $left (i64.load (local.get $set)))
        (block $empty
          (loop $member
            (br_if $empty (i64.eqz (local.get $left)))
            (local.set $numbers
              (i64.load
                (i32.add
                  (local.get $column)
                  (i32.shl (i32.wrap_i64 (i64.ctz (local.get $left))) (i32.const 3)))))
            (local.set $at (i32.add (local.get $first) (i32.shl (i32.and (i32.wrap_i64 (local.get $numbers)) (i32.const 0x1fffff)) (i32.const 2))))
            (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.const 1)))
            (local.set $at (i32.add (local.get $second) (i32.and (i32.wrap_i64 (i64.shr_u (local.get $numbers) (i64.const 19))) (i32.const 0x7ffffc))))
            (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.const 1)))
            (local.set $at (i32.add (local.get $third) (i32.shl (i32.wrap_i64 (i64.shr_u (local.get $numbers) (i64.const 42))) (i32.const 2))))
            (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.const 1)))
            (local.set $left (i64.and (local.get $left) (i64.sub (local.get $left) (i64.const 1))))
            (br $member)))
        (local.set $set (i32.add (local.get $set) (i32.const 8)))
        (local.set $column (i32.add (local.get $column) (i32.const 512)))
        (br $next))))

  ;; Which bits any of the numbers has that lie from `numbers` on, `offset` added: whole ones from 0 to below 2^53, 64 bits of
  ;; floating point each.
  (func (export "bitsOf") (param $numbers i32) (param $count i32) (param $offset f64) (result i64)
    (local $end i32) (local $bits i64)
    (local.set $end (i32.add (local.get $numbers) (i32.shl (local.get $count) (i32.const 3))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $numbers) (local.get $end)))
        (local.set $bits
          (i64.or
            (local.get $bits)
            (i64.trunc_f64_u (f64.add (f64.load (local.get $numbers)) (local.get $offset)))))
        (local.set $numbers (i32.add (local.get $numbers) (i32.const 8)))
        (br $next)))
    (local.get $bits))

  ;; For each of the same numbers, and for each bit it has: sets its slot (32 bits each, from `slots` on) in the row of that bit (its
  ;; place among the rows, 32 bits each, from `rows` on), and adds one to the count of that bit (32 bits each, from
  ;; `counts` on). The rows begin at `first` and take `stride` each.
  (func (export "spread")
    (param $numbers i32) (param $count i32) (param $offset f64) (param $slots i32) (param $rows i32)
    (param $counts i32) (param $first i32) (param $stride i32)
    (local $end i32) (local $left i64) (local $bit i32) (local $word i32) (local $mask i32) (local $at i32)
    (local.set $end (i32.add (local.get $numbers) (i32.shl (local.get $count) (i32.const 3))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $numbers) (local.get $end)))
        (local.set $left (i64.trunc_f64_u (f64.add (f64.load (local.get $numbers)) (local.get $offset))))
        (local.set $mask (i32.shl (i32.const 1) (i32.load (local.get $slots))))
        (local.set $word
          (i32.add
            (local.get $first)
            (i32.shl (i32.shr_u (i32.load (local.get $slots)) (i32.const 5)) (i32.const 2))))
        (block $empty
          (loop $one
            (br_if $empty (i64.eqz (local.get $left)))
            (local.set $bit (i32.shl (i32.wrap_i64 (i64.ctz (local.get $left))) (i32.const 2)))
            (local.set $at
              (i32.add
                (local.get $word)
                (i32.mul (i32.load (i32.add (local.get $rows) (local.get $bit))) (local.get $stride))))
            (i32.store (local.get $at) (i32.or (i32.load (local.get $at)) (local.get $mask)))
            (local.set $at (i32.add (local.get $counts) (local.get $bit)))
            (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.const 1)))
            (local.set $left (i64.and (local.get $left) (i64.sub (local.get $left) (i64.const 1))))
            (br $one)))
        (local.set $numbers (i32.add (local.get $numbers) (i32.const 8)))
        (local.set $slots (i32.add (local.get $slots) (i32.const 4)))
        (br $next))))
)

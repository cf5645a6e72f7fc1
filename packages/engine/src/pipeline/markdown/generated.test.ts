import { describe, expect, it } from 'vitest';
import { checkGenerated } from '../../../../../bench/hardening/generated.ts';
import { harmIn } from '../../../../../bench/hardening/harm.ts';

describe('generated notes of every engine', () => {
  it('neither crash the compile nor leave a script in an article', { timeout: 180_000 }, () =>
    checkGenerated(40, 20261128),
  );

  it.each(['<script>a</script>', '<b onclick=a>', '<a href=" java&#10;script:a">', '<iframe src=a>'])(
    'would be found out by %s',
    (html) => expect(harmIn(html)).not.toEqual([]),
  );
});

-- 最小的单元测试：一条失败不影响后面的，最后汇总
local Test = {passed = 0, failed = 0}

-- #region test
function Test.case(name, body)
  local ok, message = pcall(body)
  if ok then
    Test.passed = Test.passed + 1
    print("通过  " .. name)
  else
    Test.failed = Test.failed + 1
    print("失败  " .. name .. "：" .. tostring(message))
  end
end

function Test.equal(actual, expected, what)
  if actual ~= expected then
    error((what or "值") .. " 应为 " .. tostring(expected) .. "，实为 " .. tostring(actual), 2)
  end
end

function Test.report()
  print(Test.passed .. " 条通过，" .. Test.failed .. " 条失败")
  if Test.failed > 0 then os.exit(1) end         -- 让脚本与持续集成知道
end
-- #endregion

return Test

#version 450 core
void main() {}                           // 深度由固定管线写
